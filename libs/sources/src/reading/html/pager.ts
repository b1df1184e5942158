import { foldName } from '@entity-registry/domain';
import { SourceError } from '../../source.js';
import { requireAtMost } from '../bounds.js';
import { quoted } from '../fields.js';
import { each, shortText, textOf } from './html.js';
import type { Html, Part } from './html.js';

/** Selector of controls. */
const CONTROLS = 'a, button, [role="button"], input[type="submit"], input[type="button"], input[type="image"]';

const NEXT_WORDS = new Set(
  'next,next page,siguiente,pagina siguiente,siguiente pagina,ir a la pagina siguiente,sig,proxima,proximo'.split(','),
);
/** The first of these signs on a page is its "next"; next to a `›`, `»` leads to the last page. */
const NEXT_SIGNS = ['›', '>', '»', '>>', '→'];

/** Maximum length of the text of a control or a pager. */
const LABEL = { chars: 200 };
const PAGER = { chars: 4_000, nodes: 2_000 };

/** Selector of the elements with page numbers. */
const PAGERS =
  '.pagination, .pager, .dxbs-pager, .rgPager, .dataTables_paginate, [class*="paginat"], [class*="paginad"]';

/**
 * The address of the pager's "next" link, as written; null on the last page and without a pager. Throws SourceError if the next
 * page has no address, or if there are later pages and no "next": the rest would be silently missing.
 */
export function nextPage(html: Html, what: string): string | null {
  const all = html(CONTROLS);
  requireAtMost(all.length, 'controls', `${what}: the page`, 'links and buttons');
  const controls = each(html, all).filter(isLabelled);
  const nexts = nextControls(controls);
  const enabled = nexts.find((control) => !isDisabled(control));
  if (enabled) return addressOf(enabled) ?? unreadable(what, labelOf(enabled) || enabled.attr('aria-label'));
  const later = nexts.length === 0 ? laterPage(html, controls) : undefined;
  return later === undefined ? null : unreadable(what, later);
}

function unreadable(what: string, control = ''): never {
  throw new SourceError(`${what}: the pager has a next page that cannot be opened: ${quoted(control)}`, false);
}

function nextControls(controls: readonly Part[]): Part[] {
  const worded = controls.filter(isNextLabel);
  if (worded.length > 0) return worded;
  // A control with another label is not "next": 'Last' may have the sign too.
  const unnamed = controls.filter((control) => control.attr('aria-label') === undefined);
  for (const sign of NEXT_SIGNS) {
    const signed = unnamed.filter((control) => labelOf(control) === sign);
    if (signed.length > 0) return signed;
  }
  return [];
}

function isNextLabel(control: Part): boolean {
  const written = [
    labelOf(control),
    control.attr('aria-label'),
    control.attr('title'),
    control.find('img').attr('alt'),
  ];
  return (
    control.is('[rel~="next"], .dxbs-pager .next, .rgPageNext') ||
    written.some((text) => text !== undefined && NEXT_WORDS.has(foldName(text)))
  );
}

/** Whether a control contains only a label: a link around half the page is not a pager. */
function isLabelled(control: Part): boolean {
  return control.toArray().every((node) => shortText(node, LABEL) !== null);
}

function labelOf(control: Part): string {
  return control.is('input') ? (control.attr('value') ?? '') : textOf(control);
}

function isDisabled(control: Part): boolean {
  const own = control.is('.disabled, .aspNetDisabled, [disabled], [aria-disabled="true"]');
  return own || control.closest('.disabled, [aria-disabled="true"]').length > 0;
}

/** Undefined if a script loads the page. */
function addressOf(control: Part): string | undefined {
  const href = control.attr('href')?.trim() ?? '';
  return href === '' || href.startsWith('#') || /^javascript:/i.test(href) ? undefined : href;
}

/** A page after the shown one, in a pager with numbers. */
function laterPage(html: Html, controls: readonly Part[]): string | undefined {
  for (const pager of html(PAGERS).toArray()) {
    const text = shortText(pager, PAGER) ?? '';
    const [, at, of] = /\bpagina (\d{1,9}) (?:de|of|\/) (\d{1,9})\b/.exec(foldName(text)) ?? [];
    if (Number(at) < Number(of)) return text;
  }
  const numbers = controls.flatMap((control) => {
    const label = labelOf(control);
    const postedBack = /Page\$(\d+|Next|Last)/.exec(control.attr('href') ?? '')?.[1];
    const number = postedBack ?? (/^\d{1,4}$/.test(label) && control.closest(PAGERS).length > 0 ? label : undefined);
    if (number === undefined) return [];
    return [{ label, number: /\d/.test(number) ? Number(number) : Infinity, isShown: isShown(control) }];
  });
  const linked = numbers.filter((page) => !page.isShown).sort((a, b) => a.number - b.number);
  const shown = numbers.find((page) => page.isShown)?.number ?? gapIn(linked.map(({ number }) => number));
  return linked.find(({ number }) => number > shown)?.label;
}

function isShown(control: Part): boolean {
  return (
    control.is('.active, .current, [aria-current]') || control.closest('.active, .current, [aria-current]').length > 0
  );
}

/** The shown page is the one without a link: the first missing number. */
function gapIn(numbers: readonly number[]): number {
  const linked = new Set(numbers);
  let gap = 1;
  while (linked.has(gap)) gap += 1;
  return gap;
}
