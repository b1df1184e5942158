import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { errorResponse } from '../../../../test/fake-backend.js';
import { show } from '../../../../test/show.js';
import { OperatorApp } from '../../OperatorApp.js';
import { fieldsOf, toTarget, emptyTarget } from './targets.js';

const SUPPORT = { id: 3, name: 'Ana Prueba', role: 'support' };
const SUMMARY = {
  ...{
    id: 7,
    jurisdiction: 'co',
    right: 'erasure',
    state: 'identity_pending',
    received_at: '2026-11-26T12:00:00.000Z',
  },
  ...{ due_on: '2026-12-18', extended: false, days_left: 4, ended_at: null },
};
const REQUEST = {
  ...SUMMARY,
  ...{ name: 'Zacarías Xoconal', identifiers: null, email: 'z@example.com', language: 'es', entity_id: 'co_own_42' },
  ...{ about: 'I left.', article: 'Law 1581 of 2012, article 15', to_be_confirmed: false, extendable_to: null },
  ...{ identity_confirmed_at: null, has_document: true, has_export: false, targets: [] },
  events: [{ at: '2026-11-26T12:00:00.000Z', kind: 'received', actor: null, reason: null }],
};

afterEach(cleanup);

describe('the data requests of operators', () => {
  it('show in words how near the last day is', async () => {
    await show(<OperatorApp />, {
      at: '/data-requests',
      responses: {
        'GET /admin/me': SUPPORT,
        'GET /admin/data-requests': {
          items: [{ ...SUMMARY, id: 5, days_left: -1 }, { ...SUMMARY, id: 6, days_left: 0 }, SUMMARY],
          next: null,
        },
      },
    });
    expect(await screen.findByText('Overdue by 1 working day')).not.toBeNull();
    expect(screen.getByText('Today is the last day')).not.toBeNull();
    expect(screen.getByText('4 working days')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Request 7' }).getAttribute('href')).toBe('/data-requests/7');
  });

  it('offer to confirm or reject the identity, and no decision before', async () => {
    const { user, backend } = await show(<OperatorApp />, {
      at: '/data-requests/7',
      responses: {
        'GET /admin/me': SUPPORT,
        'GET /admin/data-requests/7': REQUEST,
        'POST /admin/data-requests/7/reject-identity': { ...REQUEST, state: 'opened' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reject the document' }));
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
    await user.type(screen.getByLabelText('What the person is told'), 'Not readable.');
    await user.click(screen.getAllByRole('button', { name: 'Reject the document' }).at(-1) as HTMLElement);
    expect(await screen.findByText('The document was rejected.')).not.toBeNull();
    expect(backend.requestsTo('POST /admin/data-requests/7/reject-identity')[0]?.body).toEqual({
      reason: 'Not readable.',
    });
  });

  it('send the facts of a decision, and show a refusal with its remedy', async () => {
    const { user, backend } = await show(<OperatorApp />, {
      at: '/data-requests/7',
      responses: {
        'GET /admin/me': SUPPORT,
        'GET /admin/data-requests/7': { ...REQUEST, state: 'in_review' },
        'POST /admin/data-requests/7/decision/preview': { removed: [3], accounts: 1 },
        'POST /admin/data-requests/7/decision': errorResponse(409, 'official_list', {
          ...{ error: 'entries of official lists are never suppressed', field: 'targets' },
        }),
      },
    });
    await user.type(await screen.findByLabelText('Tag'), 'directores');
    await user.type(screen.getByLabelText('Fields of the records'), 'nombre Juan');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(screen.getByText('Write each line as field: value.')).not.toBeNull();
    expect(screen.getByText('Write what the person is told.')).not.toBeNull();
    await user.clear(screen.getByLabelText('Fields of the records'));
    await user.type(screen.getByLabelText('Fields of the records'), 'nombre: Juan Pérez');
    await user.type(screen.getByLabelText('What the person is told'), 'Done.');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('No longer show it: co_own_42, records of directores · nombre: Juan Pérez');
    expect(
      await within(dialog).findByText('It stops showing 3 records, and tells 1 customer who received the data.'),
    ).not.toBeNull();
    expect(backend.requestsTo('POST /admin/data-requests/7/decision')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Grant' }));
    expect((await screen.findByRole('alert')).textContent).toContain('never suppressed');
    expect(backend.requestsTo('POST /admin/data-requests/7/decision')[0]?.body).toEqual({
      ...{ outcome: 'granted', reason: 'Done.' },
      targets: [{ entity_id: 'co_own_42', action: 'suppress', tag: 'directores', fields: { nombre: 'Juan Pérez' } }],
    });
  });
});

describe('the facts of a decision', () => {
  it('are a whole section, records by their fields, or an entry of a list', () => {
    const draft = emptyTarget('pa_own_1', 'suppress');
    expect(toTarget({ ...draft, level: 'contacto' })).toEqual({
      entity_id: 'pa_own_1',
      action: 'suppress',
      level: 'contacto',
    });
    expect(toTarget({ ...draft, level: 'contacto', fields: 'nombre: Ana' })).toMatchObject({
      level: 'contacto',
      fields: { nombre: 'Ana' },
    });
    expect(toTarget({ ...draft, level: 'contacto', isWhole: true })).toMatchObject({ whole_section: true });
    expect(toTarget({ ...draft, isWhole: true })).not.toHaveProperty('whole_section');
    expect(toTarget({ ...draft, action: 'cut_link', entryId: ' 9 ' })).toEqual({
      ...{ entity_id: 'pa_own_1', action: 'cut_link', list: 'ofac_sdn', entry_id: '9' },
    });
    expect(fieldsOf('nombre: A: B\n\n@date = 2020-01-01')).toEqual({ nombre: 'A: B', '@date': '2020-01-01' });
    expect(fieldsOf('nombre')).toBeNull();
  });
});
