import { describe, expect, it } from '@jest/globals';
import { StubService, answer, failure } from '../../test/stub-service.js';
import { EntityRegistry } from '../client.js';
import { Pages } from '../resources/pages.js';

/** Calls a method without type checks, as JavaScript can; reads a list up to its first item. */
async function misuse(client: EntityRegistry, name: string, args: unknown[]): Promise<void> {
  const names = name.split('.');
  const owner = names.slice(0, -1).reduce((part: object, key) => Reflect.get(part, key) as object, client);
  const method = Reflect.get(owner, names.at(-1) ?? '') as (...args: unknown[]) => unknown;
  const result = method.apply(owner, args);
  if (result instanceof Pages) await result[Symbol.asyncIterator]().next();
  else await result;
}

const HINT = 'a dry run is an option: pass { dryRun: true } as the last argument';
const NAME = { name: 'x' };
const REFRESH = 'to preview a refresh, use v5.entities.update(id, { include }, { dryRun: true })';

describe('an invalid call is a TypeError and is never sent', () => {
  // prettier-ignore
  it.each<[string, string, unknown[]]>([
    [`unknown parameter "dry_run": ${HINT}`, 'v5.entities.get', ['pa_own_1', { dry_run: true }]],
    [`unknown parameter "dryRun": ${HINT}`, 'v5.entities.get', ['pa_own_1', { dryRun: true }]],
    [`unknown parameter "dry_run": ${HINT}`, 'v5.resolve', [{ ...NAME, dry_run: true }]],
    ['unknown parameter "inlineLimits": did you mean "inline_limit"?', 'v5.entities.get', ['i', { inlineLimits: 3 }]],
    ['unknown parameter "incldue": did you mean "include"?', 'v4.panama.update', [1, { incldue: ['CHK-BIN'] }]],
    ['unknown parameter "nmae": did you mean "name"?', 'v5.resolve', [{ nmae: 'x' }]],
    ['unknown parameter "row": did you mean "rows"?', 'v5.resolveBatch', [{ row: [] }]],
    ['unknown parameter "filter": did you mean "filters"?', 'v5.search', ['naves', { filter: {} }]],
    ['unknown parameter "filter": did you mean "filters"?', 'v5.searchRecords', ['naves', { filter: {} }]],
    ['unknown parameter "form": did you mean "from"?', 'v5.usageCsv', [{ form: '2026-11-01' }]],
    ['unknown parameter "Limit": did you mean "limit"?', 'v5.entities.sectionItems', ['i', 'naves', { Limit: 1 }]],
    ['unknown option "dryrun": did you mean "dryRun"?', 'v5.resolve', [NAME, { dryrun: true }]],
    ['unknown option "dry_run": did you mean "dryRun"?', 'v5.resolve', [NAME, { dry_run: true }]],
    ['unknown option "dry_run": did you mean "dryRun"?', 'v5.entities.proponenteDossier', ['i', { dry_run: true }]],
    ['the options must be an object', 'v5.resolve', [NAME, new AbortController().signal]],
    ['the parameters must be an object', 'v5.entities.get', ['pa_own_1', ['CHK-BIN']]],
    ['the parameters must be an object', 'v4.panama.get', [1]],
    ['the parameters must be an object', 'v5.resolve', []],
    ['dryRun must be true or false', 'v5.resolve', [NAME, { dryRun: 0 }]],
    ['dryRun must be true or false', 'v5.resolve', [NAME, { dryRun: 'true' }]],
    ['dryRun must be true or false', 'v5.resolve', [NAME, { dryRun: null }]],
    ['each item of include must be a single code: "A,B"', 'v5.entities.get', ['i', { include: ['A,B'] }]],
    ['include must be a list of codes', 'v4.panama.get', [1, { include: 'CHK-BIN,DAT-ALL' }]],
    ['page must be a string or a number', 'v5.entities.text', ['i', { page: { page: 2 } }]],
    ['idempotencyKey is empty: omit it for none', 'v5.resolve', [NAME, { idempotencyKey: '' }]],
    ['clientReference must be a string', 'v5.resolve', [NAME, { clientReference: 7 }]],
    ['headers must be an object of strings', 'v5.catalog', [{ headers: new Headers({ a: 'b' }) }]],
    ['signal must be an AbortSignal', 'v5.catalog', [{ signal: new AbortController() }]],
    ['paged reads have no dry run: get the price of one page instead', 'v5.usageCalls', [{}, { dryRun: true }]],
    [`unknown option "dryRun": ${REFRESH}`, 'refreshAndWait', ['pa_own_1', { include: ['CHK-BIN'], dryRun: true }]],
    ['unknown option "timeout": did you mean "timeoutMs"?', 'waitForRefresh', [1, { timeout: 5 }]],
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

describe('a client with invalid options is a TypeError', () => {
  const baseUrl = 'https://x.test';
  it.each<[string, unknown]>([
    ['the options must be an object', undefined],
    ['the options must be an object', baseUrl],
    ['baseUrl must be an http(s) address without query, fragment and password', {}],
    ['unknown option "apikey": did you mean "apiKey"?', { baseUrl, apikey: 'pk_test' }],
    ['apiKey is empty: omit it to call without a key', { baseUrl, apiKey: '' }],
    ['apiKey must be a string', { baseUrl, apiKey: 5 }],
    ['apiKey must be a string', { baseUrl, apiKey: null }],
    ['headers must be an object of strings', { baseUrl, headers: [['a', 'b']] }],
    ['the header "X-Own" must be a string', { baseUrl, headers: { 'X-Own': 1 } }],
    ['fetch must be a function', { baseUrl, fetch: {} }],
    ['timeoutMs must be above 0 and below 2^31', { baseUrl, timeoutMs: '5' }],
  ])('%s', (words, options) => {
    expect(() => new EntityRegistry(options as never)).toThrow(new TypeError(words));
  });
});
