import { SURFACES } from '@entity-registry/sdk';
import type { CallOptions, CallPromise, EntityRegistry } from '@entity-registry/sdk';
import * as sdk from '@entity-registry/sdk';
import { expect } from '@jest/globals';

/** Ids in the register of a test. */
export interface CalledIds {
  /** Ids of v4. */
  readonly pk: number;
  readonly supplier: number;
  readonly trader: number;
  /** Ids of v5. */
  readonly company: string;
  /** A scanned document with two pages. */
  readonly scan: string;
}

type SdkCall = (client: EntityRegistry, ids: CalledIds, options?: CallOptions) => CallPromise<unknown>;

const include = ['CHK-BIN', 'DAT-CORE'];
const some = expect.anything();

/** A call of every method, and the minimum content of its response. */
// prettier-ignore
export const CALLS: readonly (readonly [string, SdkCall, object])[] = [
  ['v4.panama.search', ({ v4 }, _, o) => v4.panama.search({ nombre: 'maderas' }, o), [{ id: some }]],
  ['v4.panama.get', ({ v4 }, { pk }, o) => v4.panama.get(pk, { include }, o), { contacto: some }],
  ['v4.panama.update', ({ v4 }, { pk }, o) => v4.panama.update(pk, { include }, o), { estimated_cost: '0.15' }],
  ['v4.ecuador.search', ({ v4 }, _, o) => v4.ecuador.search({ ruc: '1799999990001' }, o), [{ type: 'Organization' }]],
  ['v4.ecuador.get', ({ v4 }, { supplier }, o) => v4.ecuador.get(supplier, { include }, o), { sid: some }],
  ['v4.colombia.search', ({ v4 }, _, o) => v4.colombia.search({ nombre: 'cafetales' }, o), [{ type: 'Organization' }]],
  ['v4.colombia.get', ({ v4 }, { trader }, o) => v4.colombia.get(trader, { include }, o), { sid: some }],
  ['v5.catalog', ({ v5 }, _, o) => v5.catalog(o), { currency: 'USD', base: '0.01' }],
  ['v5.coverage', ({ v5 }, _, o) => v5.coverage(o), { sources: some }],
  ['v5.lists', ({ v5 }, _, o) => v5.lists(o), { lists: some }],
  ['v5.usage', ({ v5 }, _, o) => v5.usage({ from: '2026-11-01', limit: 5 }, o), { from: '2026-11-01' }],
  ['v5.resolve', ({ v5 }, _, o) => v5.resolve({ name: 'Maderas Ficticias del Tuira' }, o), { outcome: 'matched' }],
  ['v5.resolveBatch', ({ v5 }, _, o) => v5.resolveBatch({ rows: [{ ruc: '?' }] }, o), { summary: { invalid: 1 } }],
  ['v5.resolveBatch with_presence', ({ v5 }, _, o) => v5.resolveBatch({ rows: [{ name: 'a b' }], with_presence: true }, o), { presence: { rows: 1 } }],
  ['v5.screening.screen', ({ v5 }, _, o) => v5.screening.screen({ subjects: [{ name: 'Ana Inventada' }] }, o), { results: some, id: some }],
  ['v5.watchlists.create', ({ v5 }, _, o) => v5.watchlists.create({ name: 'Clientes' }, o), { id: some }],
  ['v5.watchlists.list', ({ v5 }, _, o) => v5.watchlists.list({ limit: 5 }, o), { watchlists: some }],
  ['v5.notices.list', ({ v5 }, _, o) => v5.notices.list({ status: 'open' }, o), { notices: [] }],
  ['v5.events.list', ({ v5 }, _, o) => v5.events.list({ types: ['screening.hit'] }, o), { events: [], next: some }],
  ['v5.screening.decisions', ({ v5 }, _, o) => v5.screening.decisions({ reference: 'c-17' }, o), { decisions: [] }],
  ['v5.entities.get', ({ v5 }, { company }, o) => v5.entities.get(company, { include: ['DAT-GOV'], inline_limit: 1 }, o), { sections: { directores: { returned: 1 } } }],
  ['v5.entities.get of an asset', ({ v5 }, { scan }, o) => v5.entities.get(scan, {}, o), { type: 'entrada' }],
  ['v5.entities.batch', ({ v5 }, { company }, o) => v5.entities.batch({ ids: [company, 'pa_own_999999999'] }, o), { results: [{ outcome: 'ok' }, { outcome: 'not_found' }] }],
  ['v5.entities.section', ({ v5 }, { company }, o) => v5.entities.section(company, 'directores', { limit: 3 }, o), { returned: 3, truncated: true }],
  ['v5.entities.text', ({ v5 }, { scan }, o) => v5.entities.text(scan, { page: 2 }, o), { text: 'Hoja 2', pages: 2 }],
  ['v5.entities.network', ({ v5 }, { company }, o) => v5.entities.network(company, { depth: 1 }, o), { depth: 1 }],
  ['v5.entities.proponenteDossier', ({ v5 }, { company }, o) => v5.entities.proponenteDossier(company, o), { id: some }],
  ['v5.entities.immigration', ({ v5 }, { company }, o) => v5.entities.immigration(company, { include: ['DAT-LABOR'] }, o), { id: some }],
  ['v5.entities.changes', ({ v5 }, { company }, o) => v5.entities.changes(company, { since: '2026-11-01' }, o), { changes: [] }],
  ['v5.reconcile.manifest', ({ v5 }, _, o) => v5.reconcile.manifest(o), { versions: ['0.2'] }],
  ['v5.reconcile.queries', ({ v5 }, _, o) => v5.reconcile.queries({ q0: { query: 'Maderas Ficticias', limit: 1 } }, o), { q0: { result: [{ id: some }] } }],
  ['v5.reconcile.extend', ({ v5 }, { company }, o) => v5.reconcile.extend({ ids: [company], properties: [{ id: 'status' }] }, o), { rows: some }],
  ['v5.reconcile.suggest', ({ v5 }, _, o) => v5.reconcile.suggest('entity', { prefix: 'maderas' }, o), { result: some }],
  ['v5.reconcile.properties', ({ v5 }, _, o) => v5.reconcile.properties({ type: 'Organization', limit: 2 }, o), { properties: some }],
  ...SURFACES.flatMap((surface): [string, SdkCall, object][] => [
    [`v5.search ${surface}`, ({ v5 }, _, o) => v5.search(surface, { limit: 1 }, o), { surface }],
    [`v5.searchSchema ${surface}`, ({ v5 }, _, o) => v5.searchSchema(surface, o), { surface }],
  ]),
];

/** Clients for every kind of caller. */
export type Callers = Record<'paying' | 'free' | 'poor' | 'nobody' | 'rejected', EntityRegistry>;
type RejectedCall = (callers: Callers, ids: CalledIds) => Promise<unknown>;
type ErrorClass = new (...args: never[]) => Error;

/** Calls that are refused, with the class and members of the error. */
// prettier-ignore
export const REFUSALS: readonly (readonly [string, RejectedCall, ErrorClass, object])[] = [
  ['an unknown entity of v4', ({ paying }) => paying.v4.panama.get(999_999_999, { include }), sdk.EntityNotFoundError, { status: 404 }],
  ['an unknown entity of v5', ({ paying }) => paying.v5.entities.get('pa_own_999999999'), sdk.EntityNotFoundError, { code: 'entity_not_found' }],
  ['a malformed id', ({ paying }) => paying.v5.entities.get('nonsense'), sdk.MalformedIdError, { status: 400 }],
  ['an id of v4 that is not an integer', ({ paying }) => paying.v4.panama.get(0.5, { include }), sdk.InvalidIdError, { status: 400 }],
  ['a search for nothing', ({ paying }) => paying.v4.panama.search({}), sdk.MissingSearchTermError, { status: 400 }],
  ['a search for two letters', ({ paying }) => paying.v4.panama.search({ nombre: 'ab' }), sdk.NameTooShortError, { status: 400 }],
  ['an unknown code', ({ paying }, { pk }) => paying.v4.panama.get(pk, { include: ['X'] }), sdk.UnknownCodeError, { body: { jurisdiction: 'panama' } }],
  ['an unrecognized number', ({ paying }) => paying.v5.resolve({ ruc: '?' }), sdk.InvalidIdentifierError, { body: { field: 'ruc' } }],
  ['an unknown filter', ({ paying }) => paying.v5.search('naves', { filters: { x: 1 } as never }), sdk.UnknownFilterError, { body: { valid_filters: some } }],
  ['an unknown watchlist', ({ paying }) => paying.v5.watchlists.get(999_999), sdk.WatchlistNotFoundError, { status: 404 }],
  ['an unknown notice', ({ paying }) => paying.v5.notices.acknowledge(999_999), sdk.NoticeNotFoundError, { status: 404 }],
  ['an unknown item', ({ paying }) => paying.v5.watchlists.deleteItem(999_999, 1), sdk.WatchItemNotFoundError, { status: 404 }],
  ['an unknown screening', ({ paying }) => paying.v5.screening.get(`scr_${'0'.repeat(32)}`), sdk.ScreeningNotFoundError, { status: 404 }],
  ['a decision about nothing', ({ paying }) => paying.v5.screening.decide({ subject: { reference: 'a' }, listing_id: 'ofac_sdn:1', decision: 'open' }), sdk.HitNotFoundError, { status: 404 }],
  ['an unknown refresh', ({ paying }) => paying.v5.updateRequests.get(999_999_999), sdk.UpdateRequestNotFoundError, { status: 404 }],
  ['a price beyond the balance', ({ poor }, { company }) => poor.v5.entities.get(company, { include: ['DAT-ALL'] }), sdk.InsufficientCreditsError, { body: { price: '1.42', balance: '0.05', shortfall: '1.37' } }],
  ['a price beyond the balance on v4', ({ poor }, { pk }) => poor.v4.panama.get(pk, { include: ['DAT-ALL'] }), sdk.InsufficientCreditsError, { status: 402 }],
  ['a search with a free key', ({ free }) => free.v5.search('naves', {}), sdk.FreeTierCodeLockedError, { status: 403 }],
  ['a refresh with a free key', ({ free }, { company }) => free.refreshAndWait(company, { include }), sdk.PaidPlanRequiredError, { status: 403 }],
  ['a call without a key', ({ nobody }) => nobody.v5.catalog(), sdk.PublicTierLockedError, { status: 403 }],
  ['a call of v4 without a key', ({ nobody }) => nobody.v4.panama.search({ nombre: 'maderas' }), sdk.PublicTierLockedError, { status: 401 }],
  ['an unknown key', ({ rejected }) => rejected.v5.catalog(), sdk.KeyRejectedError, { status: 403, message: 'Forbidden' }],
  ['another call with a used Idempotency-Key', async ({ paying }) => {
    await paying.v5.resolve({ name: 'Alba Brisa' }, { idempotencyKey: 'twice' });
    return paying.v5.resolve({ name: 'Cala Dique' }, { idempotencyKey: 'twice' });
  }, sdk.IdempotencyKeyReusedError, { status: 409, retryable: false }],
];
