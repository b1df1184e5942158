/**
 * Text in the cells of a watchlist's file. Every value that is written is read as it was, so that the file of a watchlist can be added
 * again at no charge (ADR 0206).
 */

/** Values separated by semicolons. One that has a semicolon, or begins with a quote, is within quotes, and its own are doubled. */
export function joinCell(values: readonly string[]): string {
  return values.map((value) => (/^"|;/.test(value) ? quoted(value) : value)).join('; ');
}

/** The values of a cell without the spaces around them. Blank ones are absent. */
export function splitCell(text: string): string[] {
  const parts = text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/g);
  return [...parts].flatMap(([, inQuotes, plain]) => {
    const value = (inQuotes?.replaceAll('""', '"') ?? plain ?? '').trim();
    return value === '' ? [] : [value];
  });
}

/** A reference, within quotes if spaces belong to it: those around a cell don't. */
export function referenceCell(reference: string): string {
  return reference !== reference.trim() || isQuoted(reference) ? quoted(reference) : reference;
}

/** Quotes that `referenceCell` doesn't write belong to the reference. */
export function referenceOf(cell: string): string {
  if (!isQuoted(cell)) return cell;
  const inner = cell.slice(1, -1).replaceAll('""', '"');
  return referenceCell(inner) === cell ? inner : cell;
}

/** With one more apostrophe, for the one that a reader takes for the sign of text that looks like a formula. */
export function keepApostrophe(text: string): string {
  return /^'+[=+\-@]/.test(text) ? `'${text}` : text;
}

/** The text of a cell without the spaces around it and the apostrophe before text that looks like a formula. */
export function textOfCell(cell: string): string {
  return cell.trim().replace(/^'(?='*[=+\-@])/, '');
}

interface Identifier {
  readonly kind: string;
  readonly value: string;
  readonly country: string | null;
}

/** `kind:value:country`. Without a country, a value whose end looks like one has a colon after it. */
export function identifierCell({ kind, value, country }: Identifier): string {
  if (country !== null) return `${kind}:${value}:${country}`;
  return `${kind}:${value}${/:\s*(?:[A-Za-z]{2})?$/.test(value) ? ':' : ''}`;
}

/** `kind:value`, or `kind:value:country`. */
export function identifierOf(text: string): { kind: string; value: string; country?: string } {
  const [, kind = '', rest = ''] = /^([^:]*):?([^]*)$/.exec(text) ?? [];
  const [, value, country] = /^([^]*):\s*([A-Za-z]{2})?$/.exec(rest) ?? [];
  if (value === undefined) return { kind: kind.trim(), value: rest.trim() };
  return { kind: kind.trim(), value: value.trim(), ...(country !== undefined && { country }) };
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const isQuoted = (text: string): boolean => text.length > 1 && text.startsWith('"') && text.endsWith('"');
