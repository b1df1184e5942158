import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { show } from '../../test/show.js';
import { SEARCH_FIELD_ID, useSearchKeys } from './useSearchKeys.js';

function Page({ search = false }: { search?: boolean }) {
  useSearchKeys();
  return <input aria-label="field" {...(search && { id: SEARCH_FIELD_ID })} />;
}

describe('the search shortcuts', () => {
  afterEach(cleanup);

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the search from any page', async (keys) => {
    const { user, place } = await show(<Page />, { at: '/keys' });
    await user.keyboard(keys);
    await waitFor(() => expect(place()).toBe('/explorer'));
  });

  it('move the focus to the search if it is on the page', async () => {
    const { user, place } = await show(<Page search />, { at: '/explorer/pa_own_1' });
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('field'));
    expect(place()).toBe('/explorer/pa_own_1');
  });

  it('leave a slash alone while the user is typing', async () => {
    const { user, place } = await show(<Page />, { at: '/keys' });
    await user.type(screen.getByLabelText('field'), 'a/b');
    expect(screen.getByLabelText<HTMLInputElement>('field').value).toBe('a/b');
    expect(place()).toBe('/keys');
  });
});
