import { foldName } from '@entity-registry/domain';
import { SourceError } from '../../source.js';
import { fieldsOf, missing } from '../fields.js';
import type { Fields } from '../fields.js';
import { cellOf, each, elementsNamed, textOf } from './html.js';
import type { Html, Part } from './html.js';

/** The names of the tabs of a window, in order. Throws SourceError if the page has none. */
function tabNames(html: Html, what: string): string[] {
  const names = tabs(html).map((tab) => textOf(tab));
  if (names.length === 0) throw new SourceError(`${what}: the tabs are missing`, false);
  return names;
}

/**
 * The body of a tab: `.ventana-con-tab-control .btn-group[role=group] button` name the tabs, the shown one has
 * `btn-primary`, and `.tabestado` holds its body. Throws SourceError if the window has no such tab, or shows another one.
 */
export function readTab(html: Html, what: string, name: string): Part {
  if (!tabNames(html, what).some((tab) => foldName(tab) === foldName(name))) throw missing(what, [`${name} (tab)`]);
  const shown = tabs(html).find((tab) => tab.hasClass('btn-primary'));
  if (!shown || foldName(textOf(shown)) !== foldName(name)) {
    throw new SourceError(`${what}: tab "${name}" is not selected`, false);
  }
  const body = html('.ventana-con-tab-control .tabestado').first();
  if (body.length === 0) throw new SourceError(`${what}: tab "${name}" has no body`, false);
  return body;
}

/** The labels and values (`dt`, `dd`) of a part. Throws SourceError if a required label is missing. */
export function readDefinitions(html: Html, part: Part, what: string, required: readonly string[]): Fields {
  return fieldsOf(what, definitions(html, part), required);
}

/** The `h5` sections of a tab's body by their folded title: each a part with the elements up to the next title. */
export function readSections(html: Html, body: Part): Map<string, Part> {
  const sections = new Map<string, Part>();
  for (const title of each(html, body.find('h5'))) sections.set(foldName(textOf(title)), title.nextUntil('h5'));
  return sections;
}

function tabs(html: Html): Part[] {
  return each(html, html('.ventana-con-tab-control .btn-group[role="group"] button'));
}

function definitions(html: Html, part: Part) {
  return elementsNamed(part, 'dt').map((node) => {
    const label = html(node) as Part;
    return [textOf(label), cellOf(label.nextUntil('dt').filter('dd').first())] as const;
  });
}
