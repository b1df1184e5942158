import { describe, expect, it } from '@jest/globals';
import { StubService, answer } from '../../test/stub-service.js';
import { cursorOf } from './pages.js';

const pageOf = (results: unknown[], cursor: string | null) => answer(200, { results, page: { next_cursor: cursor } });

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

describe('a list of pages', () => {
  it('returns the items of every page, each page requested with the cursor of the previous one', async () => {
    const service = new StubService([pageOf([1, 2], 'a'), pageOf([], 'b'), pageOf([3], null)]);
    const records = service.client().v5.searchRecords('naves', { q: 'x', limit: 2 });
    expect(await all(records)).toEqual([1, 2, 3]);
    expect(service.seen.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
      { q: 'x', limit: 2 },
      { q: 'x', limit: 2, cursor: 'a' },
      { q: 'x', limit: 2, cursor: 'b' },
    ]);
  });

  it('requests no page that is not used', async () => {
    const service = new StubService([pageOf([1, 2], 'a')]);
    await service.client().v5.searchRecords('naves', {})[Symbol.asyncIterator]().next();
    expect(service.seen).toHaveLength(1);
  });

  it('starts at the given cursor, and returns whole pages', async () => {
    const service = new StubService([pageOf([1], 'b'), pageOf([2], null)]);
    const list = service.client().v5.searchRecords('naves', { cursor: 'a' }, { idempotencyKey: 'row' });
    expect((await all(list.pages())).map(({ page }) => page.next_cursor)).toEqual(['b', null]);
    expect(service.seen.map(({ body }) => body)).toEqual(['{"cursor":"a"}', '{"cursor":"b"}']);
    expect(service.sent('Idempotency-Key')).toEqual(['row', 'row:1']);
  });

  it('can be iterated again, which requests it again', async () => {
    const service = new StubService([pageOf([1], null)]);
    const list = service.client().v5.searchRecords('naves', {});
    expect([await all(list), await all(list)]).toEqual([[1], [1]]);
    expect(service.seen).toHaveLength(2);
  });

  it('of a section follows the links of its pages', async () => {
    const next = '/v5/entities/pa_own_1/sections/directores?cursor=a%2Bb&limit=2';
    const service = new StubService([answer(200, { items: [1], next }), answer(200, { items: [2], next: null })]);
    expect(await all(service.client().v5.entities.sectionItems('pa_own_1', 'directores', { limit: 2 }))).toEqual([
      1, 2,
    ]);
    expect(service.seen.map(({ url }) => new URL(url).search)).toEqual(['?limit=2', '?limit=2&cursor=a%2Bb']);
  });

  it('of a section without items is empty', async () => {
    const service = new StubService([answer(200, { data: {} })]);
    expect(await all(service.client().v5.entities.sectionItems('pa_own_1', 'contacto'))).toEqual([]);
  });

  it('of a text follows the numbers of its pages', async () => {
    const service = new StubService([1, 2].map((page) => answer(200, { page, pages: 2, text: `p${page}` })));
    const pages = await all(service.client().v5.entities.textPages('pa_entrada_1'));
    expect(pages.map(({ text }) => text)).toEqual(['p1', 'p2']);
  });

  it.each([
    ['/a?cursor=x&limit=1', 'x'],
    ['/a?limit=1', null],
    ['/a', null],
    [null, null],
  ])('the cursor of the link %j is %j', (link, cursor) => {
    expect(cursorOf(link)).toBe(cursor);
  });
});
