import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../../test/show.js';
import { RequestId } from './RequestId.js';

const ID = '01a2b3c4-0000-4000-8000-00000000d5e6';

describe('a request id', () => {
  it.each([false, true])('is in the page in full, with its title, even if truncated: %s', async (narrow) => {
    await show(<RequestId id={ID} narrow={narrow} />, {});
    const shown = screen.getByText(ID);
    expect(shown.textContent).toBe(ID);
    expect(shown.title).toBe(ID);
  });

  it('is copied in full by its button, which confirms it', async () => {
    const { user } = await show(<RequestId id={ID} narrow />, {});
    await user.click(screen.getByRole('button', { name: `Copy the request id ${ID}` }));
    expect(await navigator.clipboard.readText()).toBe(ID);
    expect(await screen.findByText('Request id copied')).not.toBeNull();
  });

  it('is a dash if there is none', async () => {
    await show(<RequestId id={null} />, {});
    expect(screen.getByText('–')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
