import { describe, expect, it } from '@jest/globals';
import { StubService, answer, failure } from '../../test/stub-service.js';
import { EntityRegistry } from '../client.js';
import { Pages } from '../resources/pages.js';

/** Calls a method as JavaScript can, without type checks; reads a list as far as its first item. */
async function misuse(client: EntityRegistry, name: string, args: unknown[]): Promise<void> {
  const names = name.split('.');
  const owner = names.slice(0, -1).reduce((part: object, key) => Reflect.get(part, key) as object, client);
  const method = Reflect.get(owner, names.at(-1) ?? '') as (...args: unknown[]) => unknown;
  const result = method.apply(owner, args);
  if (result instanceof Pages) await result[Symbol.asyncIterator]().next();
  else await result;
}

const HINT = 'a dry run is an option: give { dryRun: true } as the last argument';
const NAME = { name: 'x' };
const REFRESH = 'a refresh is previewed by v5.entities.update(id, { include }, { dryRun: true })';

describe('a call that cannot be meant is a TypeError, and never sent', () => {
  // prettier-ignore
  it.each<[string, string, unknown[]]>([
    [`unknown parameter "dry_run": ${HINT}`, 'v5.entities.get', ['pa_own_1', { dry_run: true }]],
    [`unknown parameter "dryRun": ${HINT}`, 'v5.entities.get', ['pa_own_1', { dryRun: true }]],
    [`unknown parameter "dry_run": ${HINT}`, 'v5.resolve', [{ ...NAME, dry_run: true }]],
    ['unknown parameter "inlineLimits": the nearest is "inline_limit"', 'v5.entities.get', ['i', { inlineLimits: 3 }]],
    ['unknown parameter "incldue": the nearest is "include"', 'v4.panama.update', [1, { incldue: ['CHK-BIN'] }]],
    ['unknown parameter "nmae": the nearest is "name"', 'v5.resolve', [{ nmae: 'x' }]],
    ['unknown parameter "row": the nearest is "rows"', 'v5.resolveBatch', [{ row: [] }]],
    ['unknown parameter "filter": the nearest is "filters"', 'v5.search', ['naves', { filter: {} }]],
    ['unknown parameter "filter": the nearest is "filters"', 'v5.searchRecords', ['naves', { filter: {} }]],
    ['unknown parameter "form": the nearest is "from"', 'v5.usageCsv', [{ form: '2026-11-01' }]],
    ['unknown parameter "Limit": the nearest is "limit"', 'v5.entities.sectionItems', ['i', 'naves', { Limit: 1 }]],
    ['unknown option "dryrun": the nearest is "dryRun"', 'v5.resolve', [NAME, { dryrun: true }]],
    ['unknown option "dry_run": the nearest is "dryRun"', 'v5.resolve', [NAME, { dry_run: true }]],
    ['unknown option "dry_run": the nearest is "dryRun"', 'v5.entities.proponenteDossier', ['i', { dry_run: true }]],
    ['the options are missing, or no object', 'v5.resolve', [NAME, new AbortController().signal]],
    ['the parameters are missing, or no object', 'v5.entities.get', ['pa_own_1', ['CHK-BIN']]],
    ['the parameters are missing, or no object', 'v4.panama.get', [1]],
    ['the parameters are missing, or no object', 'v5.resolve', []],
    ['dryRun is true or false', 'v5.resolve', [NAME, { dryRun: 0 }]],
    ['dryRun is true or false', 'v5.resolve', [NAME, { dryRun: 'true' }]],
    ['dryRun is true or false', 'v5.resolve', [NAME, { dryRun: null }]],
    ['include has an item that is no single code: "A,B"', 'v5.entities.get', ['i', { include: ['A,B'] }]],
    ['include is no list of codes', 'v4.panama.get', [1, { include: 'CHK-BIN,DAT-ALL' }]],
    ['page is neither a text nor a number', 'v5.entities.text', ['i', { page: { page: 2 } }]],
    ['idempotencyKey is empty: leave it out for none', 'v5.resolve', [NAME, { idempotencyKey: '' }]],
    ['clientReference is no text', 'v5.resolve', [NAME, { clientReference: 7 }]],
    ['headers is no object of names and texts', 'v5.catalog', [{ headers: new Headers({ a: 'b' }) }]],
    ['signal is no AbortSignal', 'v5.catalog', [{ signal: new AbortController() }]],
    ['what reads page by page has no dry run: ask for the price of one page', 'v5.usageCalls', [{}, { dryRun: true }]],
    [`unknown option "dryRun": ${REFRESH}`, 'refreshAndWait', ['pa_own_1', { include: ['CHK-BIN'], dryRun: true }]],
    ['unknown option "timeout": the nearest is "timeoutMs"', 'waitForRefresh', [1, { timeout: 5 }]],
  ])('%s', async (words, name, args) => {
    const service = new StubService([answer(200, {})]);
    const error = await failure(misuse(service.client(), name, args));
    expect([error, service.seen]).toEqual([new TypeError(words), []]);
  });

  it('unless the unknown option is undefined', async () => {
    const service = new StubService([answer(200, {})]);
    const options = { dryrun: undefined, dryRun: undefined };
    await misuse(service.client(), 'v5.entities.get', ['pa_own_1', { dry_run: undefined }, options]);
    expect(service.seen).toHaveLength(1);
  });
});

describe('a client that cannot be meant is a TypeError', () => {
  const baseUrl = 'https://x.test';
  it.each<[string, unknown]>([
    ['the options are missing, or no object', undefined],
    ['the options are missing, or no object', baseUrl],
    ['baseUrl must be an http(s) address without query, fragment and password', {}],
    ['unknown option "apikey": the nearest is "apiKey"', { baseUrl, apikey: 'pk_test' }],
    ['apiKey is empty: leave it out to call without a key', { baseUrl, apiKey: '' }],
    ['apiKey is no text', { baseUrl, apiKey: 5 }],
    ['apiKey is no text', { baseUrl, apiKey: null }],
    ['headers is no object of names and texts', { baseUrl, headers: [['a', 'b']] }],
    ['the header "X-Own" is no text', { baseUrl, headers: { 'X-Own': 1 } }],
    ['fetch is no function', { baseUrl, fetch: {} }],
    ['timeoutMs is above 0 and below 2^31', { baseUrl, timeoutMs: '5' }],
  ])('%s', (words, options) => {
    expect(() => new EntityRegistry(options as never)).toThrow(new TypeError(words));
  });
});
