import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import { useApi } from '../../api/api-context.js';
import { DataTable } from './DataTable.js';
import { usePages, type PageOf } from '../usePages.js';

const PAGES: Record<string, PageOf<string>> = {
  '': { items: ['a', 'b'], next: '2' },
  2: { items: ['c', 'd'], next: '3' },
  3: { items: ['e'], next: null },
};

function List() {
  const api = useApi();
  const list = usePages({
    queryKey: ['letters'],
    load: (before, signal) => api.get<PageOf<string>>('/api/letters', { query: { before }, signal }),
  });
  return (
    <DataTable
      caption="Letters"
      list={list}
      rowKey={(row) => row}
      columns={[
        { key: 'letter', header: 'Letter', names: true, cell: (row) => row },
        { key: 'do', header: '', cell: () => null },
      ]}
    />
  );
}

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('a server-side table', () => {
  it("pages forward by the server's cursor, and back through the pages already seen", async () => {
    const { user, backend } = await show(<List />, {
      responses: { 'GET /api/letters': ({ query }) => PAGES[query.get('before') ?? ''] ?? null },
    });
    await screen.findByRole('table', { name: 'Letters' });
    expect(rows()).toEqual(['a', 'b']);
    for (const [button, expected] of [
      ['Next', ['c', 'd']],
      ['Next', ['e']],
      ['Previous', ['c', 'd']],
      ['Previous', ['a', 'b']],
    ] as const) {
      await waitFor(() => expect(screen.getByRole('button', { name: button }).hasAttribute('disabled')).toBe(false));
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(rows()).toEqual(expected));
    }
    expect(backend.requests.map(({ query }) => query.get('before')).slice(0, 3)).toEqual([null, '2', '3']);
  });

  it('names the column of actions for screen readers, since it has no visible heading', async () => {
    await show(<List />, { responses: { 'GET /api/letters': { items: ['a'], next: null } } });
    expect(await screen.findByRole('columnheader', { name: 'Actions' })).not.toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says that it is empty, or why it failed and how to retry', async () => {
    await show(<List />, { responses: { 'GET /api/letters': { items: [], next: null } } });
    expect(await screen.findByText('Nothing here yet.')).not.toBeNull();

    let works = false;
    const { user } = await show(<List />, {
      responses: {
        'GET /api/letters': () => (works ? { items: ['a'], next: null } : errorResponse(500, 'internal_error')),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toEqual(['a']));
  });
});
