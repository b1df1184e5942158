import { describe, expect, it } from '@jest/globals';
import { BILLING, answer, command } from '../../../test/command.js';

const notice = (id: number, acknowledged: string | null = null) => ({
  ...{ id, entity_id: 'pa_own_42', level: 'directores', responses: 3, action: 'request_again' },
  ...{ first_disclosed_at: '2026-08-03T14:02:11.000Z', last_disclosed_at: '2026-11-02T09:30:00.000Z' },
  ...{ issued_at: '2026-11-21T12:00:00.000Z', acknowledged_at: acknowledged, acknowledged_by: null },
});

describe('notices', () => {
  it('are listed page by page', async () => {
    const asked: string[] = [];
    const { code, out } = await command(['notices', 'list', '--status', 'open', '--format', 'csv'], ({ url }) => {
      asked.push(new URL(url).search);
      const isFirst = asked.length === 1;
      return answer({
        notices: [notice(isFirst ? 2 : 1)],
        page: { returned: 1, next_cursor: isFirst ? 'later' : null },
      });
    });
    expect(asked).toEqual(['?status=open&limit=100', '?status=open&limit=100&cursor=later']);
    expect({
      code,
      ids: out
        .trim()
        .split('\n')
        .map((line) => line.split(',')[0]),
    }).toEqual({ code: 0, ids: ['id', '2', '1'] });
  });

  it('are acknowledged by their id', async () => {
    let asked = '';
    const { code, out } = await command(['notices', 'acknowledge', '2', '--format', 'csv'], ({ url }) => {
      asked = new URL(url).pathname;
      return answer(notice(2, '2026-11-22T08:00:00.000Z'));
    });
    expect({ code, asked }).toEqual({ code: 0, asked: expect.stringMatching(/\/v5\/notices\/2\/acknowledgements$/) });
    expect(out).toContain('2026-11-22T08:00:00.000Z');
  });

  it('stay open in a dry run', async () => {
    const dry = { billing: { ...BILLING, price: '0.00', charged: '0.00', dry_run: true, base: '0.00', codes: [] } };
    let asked = '';
    const { code, out } = await command(['notices', 'acknowledge', '2', '--dry-run'], ({ url }) => {
      asked = new URL(url).search;
      return answer(dry);
    });
    expect({ code, asked }).toEqual({ code: 0, asked: '?dry_run=true' });
    expect(out).toContain('0.00');
  });

  it('have numbers as ids', async () => {
    expect(await command(['notices', 'acknowledge', 'x'], () => answer({}))).toMatchObject({ code: 2 });
  });
});
