import { SYNTHETIC_SOURCE } from '@entity-registry/domain';
import type { OtherNameKind } from '@entity-registry/domain';
import { copyLine, foldedName } from '@entity-registry/registry';
import { GENERATED_AS_OF, dayAfter, daysSince } from './calendar.js';
import { companyCore, syntheticWord } from './identity.js';
import { Draw } from './random.js';
import { TRADES } from './words/companies.js';

/** Columns in the order of the encoded lines. */
export const OTHER_NAME_COLUMNS = `jurisdiction, entity_pk, kind, name, name_norm, since, until, synthetic, source, source_key,
  run_id, fetched_at`;

/** Shares of companies with a former name and with a trade name. */
const FORMER = 0.06;
const TRADE = 0.05;

/** A synthetic company, as its other names need it. */
export interface NamedCompany {
  readonly jurisdiction: string;
  readonly pk: number;
  readonly nombre: string;
  /** When it was registered: the first name is valid from then on. */
  readonly registered: string;
}

/** The former and trade names of a company as lines of COPY; most have none. The first of a population has one of each. */
export function otherNameLines(
  company: NamedCompany,
  { seed, index, runId, isFirst }: { seed: number; index: number; runId: bigint; isFirst: boolean },
): string[] {
  const draw = new Draw(seed, 'other names', index);
  const { jurisdiction, pk, nombre, registered } = company;
  const line = (kind: OtherNameKind, name: string, since: string | null, until: string | null): string =>
    copyLine([
      jurisdiction, pk, kind, name, foldedName(name), since, until, true, SYNTHETIC_SOURCE, `${kind}:${String(foldedName(name))}`,
      runId, GENERATED_AS_OF,
    ]); // prettier-ignore
  const lines: string[] = [];
  if (draw.chance(FORMER) || isFirst) {
    const until = dayAfter(registered, Math.floor(daysSince(registered) * draw.next()));
    lines.push(line('former', formerName(draw, nombre), registered, until));
  }
  if (draw.chance(TRADE) || isFirst) {
    lines.push(line('trade', `${draw.pickEarly(TRADES)} ${syntheticWord(draw)}`, null, null));
  }
  return lines;
}

/** Another name with the same legal form, which is written after a comma or as the last word. */
function formerName(draw: Draw, nombre: string): string {
  const form = /,\s[^,]+$|\s\S+$/.exec(nombre)?.[0] ?? '';
  return `${companyCore(draw).toLocaleUpperCase('es')}${form}`;
}
