/**
 * Links and anchors of the built pages that don't exist in the site, as `page: link`.
 * @param {ReadonlyMap<string, string>} files text by path
 */
export function deadLinks(files) {
  const ids = new Map();
  const idsOf = (file) => {
    if (!ids.has(file)) ids.set(file, new Set([...files.get(file).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)));
    return ids.get(file);
  };
  const faults = [];
  for (const [page, text] of files) {
    if (!page.endsWith('.html')) continue;
    for (const link of new Set([...text.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href]) => href))) {
      if (!link.startsWith('/') && !link.startsWith('#')) continue;
      const [path, anchor] = decodeURI(link.replaceAll('&amp;', '&')).split('#');
      const file = path === '' ? page : fileAt(files, path);
      if (file === undefined) faults.push(`${page}: ${link} is not a page`);
      else if (anchor && file.endsWith('.html') && !idsOf(file).has(anchor))
        faults.push(`${page}: ${link} has no such anchor`);
    }
  }
  return faults;
}

function fileAt(files, path) {
  const name = path.slice(1).replace(/(^|\/)$/, '$1index');
  return [name, `${name}.html`, `${name}/index.html`].find((candidate) => files.has(candidate));
}
