import type { Tone } from '../../../components/cards/StatusBadge.js';
import { lookup } from '../../../lookup.js';
import { isList } from './opened.js';
import type { OpenSection } from './opened.js';

/** Sections in which a record is bad news, and how bad. In all other sections a record is neutral. */
const FINDINGS: Readonly<Record<string, Extract<Tone, 'bad' | 'warning'>>> = {
  sanciones_internacionales: 'bad',
  sanciones: 'bad',
  css_moroso_menciones: 'bad',
  suspension: 'bad',
  coincidencias_pep: 'warning',
  expedientes_judiciales: 'warning',
  denuncias: 'warning',
};

/** The outcome of a section: records, none, or unknown. `restricted`: facts were removed, so the rest clears no one. */
export type Meaning = 'found' | 'clear' | 'not_asked' | 'down' | 'restricted';

/** Whether a record of this section is bad news. */
export const isRisk = (tag: string): boolean => lookup(FINDINGS, tag) !== undefined;

/** The number of records in a section. */
export const recordsOf = (section: OpenSection): number =>
  isList(section) ? section.total : section.data === null ? 0 : 1;

/** Stored records are a finding, even if the source did not respond the last time. */
export function meaningOf(section: OpenSection): Meaning {
  if (recordsOf(section) > 0) return 'found';
  if (section.state === 'restricted') return 'restricted';
  if (section.state === 'not_fetched') return 'not_asked';
  return section.state === 'source_down' ? 'down' : 'clear';
}

/** A section's color: bad news is never green, and what was never requested never looks clean. */
export function toneOfSection(tag: string, section: OpenSection): Tone {
  const meaning = meaningOf(section);
  if (meaning !== 'found' && meaning !== 'clear') return 'unknown';
  if (!isRisk(tag)) return 'neutral';
  return meaning === 'clear' ? 'good' : toneOfFinding(tag, section);
}

/** A lifted suspension is on record, but no longer in force. */
export function toneOfFinding(tag: string, section?: OpenSection): Extract<Tone, 'bad' | 'warning'> {
  if (tag === 'suspension' && section !== undefined && isLifted(section)) return 'warning';
  return lookup(FINDINGS, tag) ?? 'warning';
}

function isLifted(section: OpenSection): boolean {
  if (isList(section) || typeof section.data !== 'object' || section.data === null) return false;
  return (section.data as Record<string, unknown>)['activa'] === false;
}
