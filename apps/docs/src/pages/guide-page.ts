import { lookup } from '@entity-registry/domain';
import path from 'node:path/posix';
import { titleOf } from '../site-page.js';
import type { SitePage } from '../site-page.js';

/** Files outside docs/ that are pages or files of the site, by their path from the root of the repository. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'CONTRIBUTING.md': '/contributing',
  'README.md': '/quick-start',
  'libs/sdk/README.md': '/guides/sdk',
  'libs/sdk/CHANGELOG.md': '/changelog-sdk',
  'openapi/v4.yml': '/openapi/v4.yml',
  'openapi/v5.yml': '/openapi/v5.yml',
};

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A Markdown link that is not an image: text, target, and what follows the target inside the brackets. */
const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)((?:\s+"[^"]*")?)\)/g;

/** A handwritten file, below docs/ or beside it, as a page. `file` is its path from the root of the repository. */
export function guidePage(file: string, text: string): SitePage {
  const place = pagePath(file);
  return { path: place, title: titleOf(text, place), markdown: outsideFences(text, (line) => relink(line, file)) };
}

/** A Markdown file's path in the site, without `.md`: a README is the index of its folder. */
export function pagePath(file: string): string {
  const known = lookup(ELSEWHERE, file);
  if (known !== undefined) return known.slice(1);
  return path
    .relative('docs', file)
    .replace(/\.md$/, '')
    .replace(/(^|\/)README$/, '$1index');
}

/** Maps the lines that are not inside fenced code. */
export function outsideFences(text: string, map: (line: string) => string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined) {
      fence = mark;
      return mark === undefined ? map(line) : line;
    }
    if (mark?.startsWith(fence) === true && line.trim() === mark) fence = undefined;
    return line;
  });
  return lines.join('\n');
}

/** Links to pages of the site stay; links to sources, which are not part of the site, become their text. */
function relink(line: string, file: string): string {
  return line.replace(LINK, (link, text: string, target: string, title: string) => {
    if (/^[a-z]+:|^#|^\//i.test(target)) return link;
    const [name = '', anchor] = target.split('#');
    const found = path.join(path.dirname(file), name);
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const elsewhere = lookup(ELSEWHERE, found);
    if (elsewhere !== undefined) return `[${text}](${elsewhere}${hash}${title})`;
    if (!found.startsWith('docs/')) return text;
    const address = name.endsWith('.md') ? pagePath(found).replace(/(^|\/)index$/, '$1') : path.relative('docs', found);
    return `[${text}](/${address}${hash}${title})`;
  });
}
