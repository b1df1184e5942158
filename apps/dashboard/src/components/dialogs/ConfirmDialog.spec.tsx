import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../../test/show.js';
import { BackendError } from '../../api/backend-error.js';
import { ConfirmDialog } from './ConfirmDialog.js';

function Page({ act }: { act: () => Promise<unknown> }) {
  const [opened, setOpened] = useState(true);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => setOpened(false)}
      title="Revoke the key?"
      confirm="Revoke"
      danger
      onConfirm={act}
      say={({ code }) => (code === 'key_revoked' ? 'It was revoked before.' : undefined)}
    >
      It stops at once.
    </ConfirmDialog>
  );
}

describe('a confirmation dialog', () => {
  it('stays open with the reason on failure, and closes on success', async () => {
    let rejected = true;
    const { user } = await show(
      <Page
        act={() =>
          rejected
            ? Promise.reject(new BackendError(409, 'key_revoked', 'revoked', undefined, {}, undefined))
            : Promise.resolve()
        }
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It was revoked before.');
    rejected = false;
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("can't be closed during the action, because its result may be shown only once", async () => {
    let done: () => void = () => undefined;
    const { user } = await show(<Page act={() => new Promise<void>((resolve) => (done = resolve))} />);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    done();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
