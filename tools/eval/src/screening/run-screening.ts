import { NAME_KINDS } from '../pairs/pair.js';
import { readRegisters } from '../registers.js';
import { table, targetsTable } from '../report/tables.js';
import type { Bar } from '../report/tables.js';
import { evaluateScreening, screenHonestNames, screenTrueHits } from './evaluate-screening.js';
import type { Screened, ScreeningEvaluation } from './evaluate-screening.js';
import { screeningBars, screeningDocument } from './document.js';
import { honestNames } from './honest-names.js';
import { readListedParties } from './listed-parties.js';
import { ListedNames, indexedWeight } from './listed-names.js';
import { measureRetrieval } from './retrieval.js';
import type { RetrievalOptions } from './retrieval.js';
import { trueHits } from './true-hits.js';
import type { ScreeningHalf } from './true-hits.js';

export interface ScreeningReport {
  evaluation: ScreeningEvaluation;
  bars: Bar[];
  document: string;
  /** The worst errors, if they were asked for: those of the tuning half. */
  findings: string;
}

/** At most so many names in each table of findings. */
const WORST = 100;

/**
 * Names of the folder `data`, at most `most` a variation and `honest` of each kind, of one half. With `retrieval`, also what
 * screening finds of the hits that scoring every listing gives.
 */
export async function runScreening(
  data: string,
  {
    most,
    honest,
    half,
    retrieval,
  }: { most: number; honest: number; half: ScreeningHalf; retrieval?: RetrievalOptions },
): Promise<ScreeningReport> {
  const [registers, parties] = [readRegisters(data), readListedParties(data)];
  const weight = indexedWeight(registers, parties);
  const isOwn = (each: { half: ScreeningHalf }): boolean => each.half === half;
  // Half of the drawn names are in the other half.
  const drawn = honestNames(registers, parties, honest * 2).filter(isOwn);
  const listed = {
    NaturalPerson: new ListedNames(parties, 'NaturalPerson', weight),
    Organization: new ListedNames(parties, 'Organization', weight),
  };
  const hits = trueHits(parties, most * 2).filter(isOwn);
  const found = retrieval === undefined ? null : await measureRetrieval(parties, hits, retrieval);
  const screened = [...screenTrueHits(hits, weight), ...screenHonestNames(drawn, listed)];
  const evaluation = evaluateScreening(parties, screened, half);
  return {
    evaluation,
    bars: screeningBars(evaluation, found),
    document: screeningDocument(evaluation, found),
    findings: findingsOf(screened),
  };
}

function findingsOf(screened: readonly Screened[]): string {
  const worst = (meant: boolean): string[][] =>
    screened
      .filter((each) => each.meant === meant && each.decidable)
      .sort((one, other) => (meant ? 1 : -1) * (one.confidence.screen - other.confidence.screen))
      .slice(0, WORST)
      .map(({ confidence, category, query, listed, list }) =>
        [confidence.screen, confidence.identify, list ?? category, query, listed].map((cell) =>
          String(cell).replaceAll('|', '/'),
        ),
      );
  const head = ['screen', 'identify', 'list or variation', 'query', 'listed'];
  return `# Missed\n\n${table(head, worst(true))}\n\n# False hits\n\n${table(head, worst(false))}\n`;
}

/** The totals, for the console. */
export function screeningSummary({ evaluation, bars }: ScreeningReport): string {
  const totals = NAME_KINDS.flatMap((kind) =>
    [...evaluation.recall[kind], ...evaluation.honest[kind]].map(({ name, names, shown }) => [
      `${kind}: ${name}`,
      String(names),
      shown.identify.toFixed(4),
      shown.screen.toFixed(4),
    ]),
  );
  return `${table(['Names', 'n', 'identify', 'screen'], totals)}\n\n${targetsTable(bars)}`;
}
