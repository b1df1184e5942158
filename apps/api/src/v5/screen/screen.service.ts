import { randomBytes } from 'node:crypto';
import { subjectKey } from '@entity-registry/accounts';
import type {
  AccountId,
  ScreenedSubjectRow,
  ScreeningDecisions,
  Screenings,
  SubjectKey,
} from '@entity-registry/accounts';
import {
  DEFAULT_JURISDICTION,
  DEFAULT_MIN_SCORE,
  LIST_KINDS,
  disclosureOf,
  levelMask,
  listingBasis,
  ownKey,
  parseTypedId,
  unlinkedFact,
} from '@entity-registry/domain';
import type { DecidedParty, Disclosure } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import type { Resolver, ScreeningHit } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { BilledHandler, BilledResponse } from '../../metering/billed-handler.js';
import type { SetFinalPrice } from '../../metering/final-price.js';
import type { Meter } from '../../metering/meter.js';
import { decidedSubject, latestOf, toHitDecision } from '../screening-decisions/decision-view.js';
import type { HitDecision } from '../screening-decisions/decision-view.js';
import { isAnyLoaded } from './fair-screening.js';
import type { FairScreening, ListsToSearch } from './fair-screening.js';
import { listingIdOf, screeningDocument } from './screening-document.js';
import type { ScreenRequest } from './screen-body.js';
import { screenPrice } from './screen-plan.js';
import { shownHits } from './shown-hits.js';
import {
  assertDistinctSubjects,
  countEntities,
  countsOf,
  expectedCounts,
  isValidSubject,
  readSubjects,
} from './screen-subjects.js';
import type { RequestedSubject, ValidSubject } from './screen-subjects.js';

const CORE_AND_SCREENING = levelMask(['core_registro', 'screening']);

export interface ScreenDependencies {
  readonly meter: Meter;
  readonly resolver: Pick<Resolver, 'entities' | 'cutListings'>;
  readonly screening: FairScreening;
  readonly screenings: Screenings;
  readonly decisions: Pick<ScreeningDecisions, 'latest'>;
  readonly now: () => Date;
}

/** v5's screening of subjects against the lists on file (ADR 0203). */
export class ScreenService {
  constructor(private readonly deps: ScreenDependencies) {}

  /**
   * Screens the subjects, and stores what it says with the charge (ADR 0204). Subjects that can't be screened are `invalid` and not
   * charged. Throws `invalid_parameter` for a duplicate reference or entity, and what `FairScreening` does, for a dry run too.
   */
  screen(request: ApiRequest, body: ScreenRequest, dryRun: boolean): Promise<JsonResponse> {
    assertDistinctSubjects(body);
    const today = this.deps.now().toISOString().slice(0, 10);
    const lists = { kinds: body.lists ?? LIST_KINDS, minScore: body.min_score ?? DEFAULT_MIN_SCORE };
    const { screening, resolver } = this.deps;
    const read = () => screening.read(request, countEntities(body), () => readSubjects(body, resolver, today));
    const handler: BilledHandler = {
      respond: async (_billing, setFinalPrice) =>
        this.respond(request, { subjects: await read(), lists, setFinalPrice }),
      estimate: async () => {
        const subjects = await read();
        return screenPrice(countsOf(subjects), isAnyLoaded(await screening.lists(request, lists.kinds)));
      },
    };
    const priced = screenPrice(expectedCounts(body, today));
    return this.deps.meter.run(request, priced, { dryRun, units: body.subjects.length, takesTurns: true }, handler);
  }

  private async respond(
    request: ApiRequest,
    {
      subjects,
      lists,
      setFinalPrice,
    }: { subjects: readonly RequestedSubject[]; lists: ListsToSearch; setFinalPrice: SetFinalPrice },
  ): Promise<BilledResponse> {
    const { screening, screenings, now } = this.deps;
    const { accountId } = request.caller.state;
    const valid = subjects.filter(isValidSubject);
    await mapDatabaseErrors(screenings.loadKey(), 'service_unavailable');
    const found = await screening.screen(
      request,
      valid.map(({ subject }) => subject),
      lists,
    );
    const isLoaded = isAnyLoaded(found.listsSearched);
    const isAbout = await this.uncutListings(valid);
    const all = new Map(
      valid.map((subject, at) => [subject.index, (found.hits[at] ?? []).filter((hit) => isAbout(subject, hit))]),
    );
    const shown = shownHits(all);
    const { hits } = shown;
    const id = `scr_${randomBytes(16).toString('hex')}`;
    const document = screeningDocument({
      ...{ id, screenedAt: now(), ...lists, listsSearched: found.listsSearched, subjects, shown, isLoaded },
      totals: new Map([...all].map(([index, own]) => [index, own.length])),
      decisionOf: await this.decisionsOf(accountId, valid, hits),
    });
    const signed = screenings.sign({ id, accountId }, document, isLoaded ? rowsOf(valid, hits) : []);
    const { text, store } = await mapDatabaseErrors(signed, 'service_unavailable');
    const billing = setFinalPrice(screenPrice(countsOf(subjects), isLoaded));
    return {
      text: `${text.slice(0, -1)},"billing":${JSON.stringify(billing)}}`,
      disclosure: disclosed(isLoaded ? valid : [], hits),
      alongside: store,
    };
  }

  /** Whether a hit may be about a subject: not if an operator cut the link between its entity and the entry (ADR 0211). */
  private async uncutListings(
    subjects: readonly ValidSubject[],
  ): Promise<(subject: ValidSubject, hit: ScreeningHit) => boolean> {
    const pks = subjects.flatMap(({ entityId }) => (entityId === null ? [] : [parseTypedId(entityId).pk]));
    const cuts = await mapDatabaseErrors(
      this.deps.resolver.cutListings(DEFAULT_JURISDICTION, pks),
      'service_unavailable',
    );
    return ({ entityId }, hit) =>
      entityId === null || cuts.get(parseTypedId(entityId).pk)?.has(listingIdOf(hit)) !== true;
  }

  /** The account's decision about each hit: the latest under any name of the subject. */
  private async decisionsOf(
    accountId: AccountId,
    subjects: readonly RequestedSubject[],
    hits: ReadonlyMap<number, readonly ScreeningHit[]>,
  ): Promise<(subject: RequestedSubject, hit: ScreeningHit) => HitDecision | null> {
    const keys = subjects.filter(({ index }) => (hits.get(index) ?? []).length > 0).flatMap(keysOf);
    const rows = await mapDatabaseErrors(this.deps.decisions.latest(accountId, keys), 'service_unavailable');
    const latestAbout = latestOf(rows);
    const now = this.deps.now();
    return (subject, hit) => {
      const latest = latestAbout(keysOf(subject), listingIdOf(hit));
      if (latest === null || !isValidSubject(subject)) return null;
      const basis = { subject: basisOf(subject), listing: listingBasis(hit.listing) };
      return toHitDecision(latest, basis, now);
    };
  }
}

const basisOf = ({ subject, given, entityId }: ValidSubject): DecidedParty =>
  decidedSubject(subject, given, entityId !== null);

/** The names under which decisions about a subject are kept. */
function keysOf({ reference, entityId }: RequestedSubject): SubjectKey[] {
  return [
    ...(reference === null ? [] : [subjectKey({ reference })]),
    ...(entityId === null ? [] : [subjectKey({ entityId })]),
  ];
}

function rowsOf(
  subjects: readonly ValidSubject[],
  hits: ReadonlyMap<number, readonly ScreeningHit[]>,
): ScreenedSubjectRow[] {
  return subjects.map((row) => ({
    nr: row.index,
    keys: keysOf(row),
    basis: basisOf(row),
    listingIds: (hits.get(row.index) ?? []).map(listingIdOf),
  }));
}

/** An entity with its names and numbers, hit or not; an entry of a list, of no entity. */
function disclosed(
  subjects: readonly RequestedSubject[],
  hits: ReadonlyMap<number, readonly ScreeningHit[]>,
): Disclosure {
  const entities = subjects.flatMap(({ entityId }) =>
    entityId === null
      ? []
      : [{ entity: ownKey(DEFAULT_JURISDICTION, parseTypedId(entityId).pk), levels: CORE_AND_SCREENING }],
  );
  const isHit = subjects.some(({ index }) => (hits.get(index) ?? []).length > 0);
  return disclosureOf('screen', [...entities, ...(isHit ? [unlinkedFact('screening')] : [])]);
}
