import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { errorResponse } from '../../../test/fake-backend.js';
import { show } from '../../../test/show.js';
import WelcomePage from '../auth/WelcomePage.js';
import { WithheldTrialNotice, type WithheldTrial } from './WithheldTrial.js';

const TRIAL: WithheldTrial = {
  ...{ amount: '10.00', reason: 'network', released_by_payment_of: '10.00' },
  ...{ requested_at: null, declined_at: null },
};
const ASK = { name: 'Ask for the trial credit' };

afterEach(cleanup);

describe('trial credit that is on hold', () => {
  it('shows the reason, what still works, and that a payment releases it', async () => {
    await show(<WithheldTrialNotice trial={TRIAL} may />);
    expect(screen.getByText('Your trial credit of $10.00 is on hold')).not.toBeNull();
    expect(screen.getByText(/Many people signed up from your network today/).textContent).toContain(
      'your API key work',
    );
    expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('/credit');
  });

  it.each([
    ['mailbox', 'once per mailbox'],
    ['domain', 'email domain has had its trial credit'],
  ] as const)('says why of a %s', async (reason, words) => {
    await show(<WithheldTrialNotice trial={{ ...TRIAL, reason, released_by_payment_of: null }} may />);
    expect(screen.getByText(new RegExp(words))).not.toBeNull();
    expect(screen.getByText(/Ask us to review it/)).not.toBeNull();
  });

  it('is requested with a note, and shown as requested from then on', async () => {
    const { user, backend } = await show(<WithheldTrialNotice trial={TRIAL} may />, {
      responses: { 'POST /api/trial/request': { ...TRIAL, requested_at: '2026-11-21T12:00:00.000Z' } },
    });
    await user.click(screen.getByRole('button', ASK));
    await user.type(screen.getByLabelText('What should we know?'), ' We share an office. ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/You asked us on 21 Nov 2026/)).not.toBeNull();
    expect(backend.requestsTo('POST /api/trial/request')[0]?.body).toEqual({ note: 'We share an office.' });
    expect(screen.queryByRole('button', ASK)).toBeNull();
  });

  it('shows an error, and keeps the input', async () => {
    const { user } = await show(<WithheldTrialNotice trial={TRIAL} may />, {
      responses: { 'POST /api/trial/request': errorResponse(503, 'service_unavailable') },
    });
    await user.click(screen.getByRole('button', ASK));
    await user.type(screen.getByLabelText('What should we know?'), 'We share an office.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).not.toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('What should we know?').value).toBe('We share an office.');
  });

  it('says that it was declined, and what the options are', async () => {
    const declined = { ...TRIAL, requested_at: '2026-11-21T12:00:00.000Z', declined_at: '2026-11-22T12:00:00.000Z' };
    await show(<WithheldTrialNotice trial={declined} may />);
    expect(screen.getByText(/can't grant it\./).textContent).toContain('Top up with at least $10.00');
    expect(screen.queryByRole('button', ASK)).toBeNull();
    await show(<WithheldTrialNotice trial={{ ...declined, released_by_payment_of: null }} may />);
    expect(screen.getByText("We reviewed your request and can't grant this trial credit.")).not.toBeNull();
  });

  it('can be requested by owners', async () => {
    await show(<WithheldTrialNotice trial={{ ...TRIAL, released_by_payment_of: null }} may={false} />);
    expect(screen.queryByRole('button', ASK)).toBeNull();
    expect(screen.getByText(/An owner of your organization can ask/)).not.toBeNull();
  });

  it('is available in Spanish', async () => {
    await show(<WithheldTrialNotice trial={TRIAL} may />, { language: 'es' });
    expect(screen.getByText(/Su saldo de prueba de .*10.00 está retenido/)).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Pedir el saldo de prueba' })).not.toBeNull();
  });

  it('is on the first page, without links until the role is chosen', async () => {
    await show(<WelcomePage />, {
      at: { pathname: '/welcome', state: { confirmed: true } },
      me: { account: null },
      responses: {
        'POST /api/onboarding': {
          organization: { id: 'org_1', name: 'Prueba SA' },
          key: { id: 1, key: 'secret-text', prefix: 'pk_abc', expires_at: null },
          ...{ trial: null, withheld_trial: TRIAL },
        },
      },
    });
    expect(await screen.findByText('Your trial credit of $10.00 is on hold')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Top up' })).toBeNull();
    expect(screen.getByRole('button', ASK)).not.toBeNull();
  });
});
