import { renderMermaidSVG } from 'beautiful-mermaid';

/** Draws ```mermaid fences when the site is built, so that pages load no script or font for them (ADR 0120). */
export function drawDiagrams(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index];
    if (info.trim() !== 'mermaid') return fence(tokens, index, ...rest);
    return `<div class="diagram" tabindex="0" v-pre>${plain(renderMermaidSVG(content))}</div>\n`;
  };
}

/** The drawing without its styles, which load a font from another host. The theme styles it with the page's colors. */
function plain(svg) {
  return svg
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/(<svg[^>]*?) style="[^"]*"/, '$1')
    .replaceAll(/\n\s*/g, '');
}
