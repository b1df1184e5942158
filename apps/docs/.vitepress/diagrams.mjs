import { renderMermaidSVG } from 'beautiful-mermaid';

/** Draws ```mermaid fences while the site is built: no script and no font of a drawing reaches the page (ADR 0120). */
export function drawDiagrams(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index];
    if (info.trim() !== 'mermaid') return fence(tokens, index, ...rest);
    return `<div class="diagram" tabindex="0" v-pre>${plain(renderMermaidSVG(content))}</div>\n`;
  };
}

/** The drawing alone: its styles, which name a font on another host, stand in the theme; colours are those of the page. */
function plain(svg) {
  return svg
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/(<svg[^>]*?) style="[^"]*"/, '$1')
    .replaceAll(/\n\s*/g, '');
}
