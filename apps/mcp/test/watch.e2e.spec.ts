import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ToolsFixture, callTool } from './tools-fixture.js';

interface Lists {
  readonly watchlists: readonly { readonly name: string }[];
  readonly page: { readonly next_cursor: string | null };
}

describe('the tool watch', () => {
  let fixture: ToolsFixture;

  beforeAll(async () => {
    fixture = await ToolsFixture.open();
  });
  afterAll(() => fixture.close());

  it('pages through more than 100 watchlists', async () => {
    const customer = await fixture.api.customer({ balance: '1' });
    await fixture.api.db.query(
      `insert into watchlist (account_id, name, events, webhook, created_at)
       select $1, 'Lista ' || nr, '{screening.hit}', false, now() from generate_series(1, 101) as nr`,
      [customer.accountId],
    );
    const client = await fixture.connect(customer);
    const lists = async (after?: string | null): Promise<Lists> => {
      const { data } = await callTool(client, 'watch', { action: 'lists', ...(after && { after }) });
      return data as unknown as Lists;
    };
    const first = await lists();
    expect(first.watchlists).toHaveLength(100);
    const { watchlists, page } = await lists(first.page.next_cursor);
    expect([watchlists.map(({ name }) => name), page.next_cursor]).toEqual([['Lista 101'], null]);
  });
});
