/** Markdown for VitePress: a table's cells contain no line break, no bar and nothing that Vue takes for a tag. */

/** Escapes text between words; code spans in it stay. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : escapeHtml(part)))
    .join('');
}

/** A code span; empty text is a dash. */
export function code(text: string): string {
  return text === '' ? '–' : `\`${text}\``;
}

/** A table; `head` may be empty for a table of two columns that needs none. Cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Fenced code. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** JSON as a sample shows it: short lists and objects on one line. */
export function json(value: unknown): string {
  return fence('json', compactJson(value));
}

/** The parts of a page, without the empty ones. */
export function page(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The anchor that VitePress gives a heading with this text. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

const MAX_WIDTH = 88;

/** JSON with short values on one line. */
export function compactJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= MAX_WIDTH) return flat;
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const members = list
    ? value.map((one) => compactJson(one, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${compactJson(one, inner)}`);
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;');
}

function cell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
}
