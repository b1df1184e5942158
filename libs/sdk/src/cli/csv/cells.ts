import type { ScreenBody } from '../../index.js';

type IdentifierKind = NonNullable<ScreenBody['subjects'][number]['identifiers']>[number]['kind'];

/** Text in the cells of a file, as the service writes it in the file of a watchlist (ADR 0206). */

/** The text without the spaces around it and the apostrophe that keeps a spreadsheet from running it as a formula. */
export function textOfCell(cell: string): string {
  return cell.trim().replace(/^'(?='*[=+\-@])/, '');
}

/** Values separated by semicolons; one that has a semicolon is within quotes, and its own are doubled. Blank ones are absent. */
export function splitCell(text = ''): string[] {
  const parts = text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/g);
  return [...parts].flatMap(([, inQuotes, plain]) => {
    const value = (inQuotes?.replaceAll('""', '"') ?? plain ?? '').trim();
    return value === '' ? [] : [value];
  });
}

/** A reference; within quotes if spaces around it belong to it, or if it is within quotes itself. Other quotes belong to it. */
export function referenceOf(cell: string): string {
  if (!isQuoted(cell)) return cell;
  const inner = cell.slice(1, -1).replaceAll('""', '"');
  return inner !== inner.trim() || isQuoted(inner) ? inner : cell;
}

const isQuoted = (text: string): boolean => text.length > 1 && text.startsWith('"') && text.endsWith('"');

/** `kind:value`, or `kind:value:country`; a colon at the end says that there is no country. */
export function identifierOf(text: string): { kind: IdentifierKind; value: string; country: string | null } {
  const [, kind = '', rest = ''] = /^([^:]*):?([^]*)$/.exec(text) ?? [];
  const [, value = rest, country = null] = /^([^]*):\s*([A-Za-z]{2})?$/.exec(rest) ?? [];
  // The service says which kinds it knows.
  return { kind: kind.trim() as IdentifierKind, value: value.trim(), country };
}
