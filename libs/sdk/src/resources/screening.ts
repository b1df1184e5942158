import type {
  ListedDecision,
  ScreenBody,
  Screening,
  ScreeningDecision,
  ScreeningDecisionBody,
  ScreeningDecisions,
  SigningKeys,
  StoredScreening,
} from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';
import type { PagingOptions } from './inputs.js';
import { Pages, optionsOfPage } from './pages.js';

/** The decisions to list. At most one of `reference`, `entity_id` and `watch_item_id`. */
export interface DecisionsQuery {
  /** Your own id of the subject, or of a watched item. */
  reference?: string | undefined;
  /** Id of the entity that was screened, or is watched. */
  entity_id?: string | undefined;
  /** Id of the watched item. */
  watch_item_id?: number | undefined;
  /** Id of a listing, from a hit. */
  listing_id?: string | undefined;
  decision?: ScreeningDecisionBody['decision'] | undefined;
  /** Maximum decisions per page, 1 to 100; default 50. */
  limit?: number | undefined;
  /** `page.next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Screening of names against sanctions, PEP and debarment lists, what it said, and what you decided. */
export class ScreeningCalls {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Screens up to 100 subjects. A subject that can't be screened is `invalid` and not charged. Price: one base charge, and SCR-NAME
   * for each subject by name, DAT-SCREEN for each with an `entity_id`. Throws `FreeTierCodeLockedError`, `SearchBackendError`.
   */
  screen<O extends CallOptions = NoOptions>(body: ScreenBody, options?: O): CallPromise<Answer<Screening, O>> {
    return this.transport.call(() => ({ method: 'POST', path: '/v5/screen', body, takes: 'screen' }), options);
  }

  /**
   * What a screening said then, signed: check it with `verifyScreening`. Free. Throws `ScreeningNotFoundError`, also for a screening
   * of another account.
   */
  get<O extends CallOptions = NoOptions>(id: string, options?: O): CallPromise<Answer<StoredScreening, O>> {
    return this.transport.call(() => ({ method: 'GET', path: path`/v5/screenings/${id}`, free: true }), options);
  }

  /**
   * Records what you decided about a hit that a stored screening shows, or a watched item that is paid. Send the `screening_id` of the
   * screening that you looked at: the decision rests on it, and is `stale` at once if a later one differs. Of a watched item, it rests on
   * what the item shows now. Free. The same decision again changes nothing. Throws `HitNotFoundError`, `WatchItemNotFoundError`.
   */
  decide<O extends CallOptions = NoOptions>(
    body: ScreeningDecisionBody,
    options?: O,
  ): CallPromise<Answer<ScreeningDecision, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: '/v5/screening/decisions', body, takes: 'decideHit', free: true }),
      options,
    );
  }

  /** The account's decisions, newest first: one page. Free. */
  decisions<O extends CallOptions = NoOptions>(
    query: DecisionsQuery = {},
    options?: O,
  ): CallPromise<Answer<ScreeningDecisions, O>> {
    return this.transport.call(
      () => ({
        method: 'GET',
        path: '/v5/screening/decisions',
        query: { ...query },
        takes: 'listDecisions',
        free: true,
      }),
      options,
    );
  }

  /** The same, decision by decision. */
  eachDecision(query: DecisionsQuery = {}, options: PagingOptions = {}): Pages<ListedDecision, ScreeningDecisions> {
    return new Pages(
      (cursor, index) => this.decisions({ ...query, cursor }, optionsOfPage(options, index)),
      ({ decisions }) => decisions,
      ({ page }) => page.next_cursor,
      query.cursor,
    );
  }

  /** The keys that sign stored screenings. Free, no key. Pin the fingerprints (`kid`). */
  signingKeys(options?: Omit<CallOptions, 'dryRun'>): CallPromise<SigningKeys> {
    return this.transport.call(() => ({ method: 'GET', path: '/.well-known/jwks.json', free: true }), options);
  }
}
