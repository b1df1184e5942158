// Data of registers goes to a terminal: nothing in it may act as a control sequence, or break a line of a table.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** `text` on one line, safe to print: control and direction characters become a space. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(CONTROLS, ' ');
}

/** A value of a response as a cell: texts unchanged, null as nothing, lists and objects as JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return JSON.stringify(value);
}

/** `text` in at most `width` characters, with an ellipsis at the end if it is longer. */
export function truncate(text: string, width: number): string {
  const characters = Array.from(text);
  return characters.length <= width ? text : `${characters.slice(0, Math.max(width - 1, 0)).join('')}…`;
}

/** Characters as a terminal counts them; combining marks without a composed letter take no space. */
export function widthOf(text: string): number {
  return Array.from(text.replace(/\p{Mn}/gu, '')).length;
}

/** 12,345 */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 row`, `2 rows`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
