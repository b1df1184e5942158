import { describe, expect, it } from '@jest/globals';
import { answer, command } from '../../../test/command.js';

const decision = (id: number, subject: object = { reference: 'c-17' }, others: readonly object[] = []) => ({
  ...{ id, subject, other_subjects: others, listing_id: 'ofac_sdn:12345', decision: 'dismissed', state: 'current' },
  ...{ stale_because: [], reason: 'Born in 1988', by: 'key production', at: '2026-11-22T08:00:00.000Z' },
  ...{ expires_at: null, screening_id: 'scr_1' },
});

describe('decisions', () => {
  it('are recorded about one hit', async () => {
    let sent: unknown;
    const args = ['--listing', 'ofac_sdn:12345', '--decision', 'dismissed', '--reason', 'Born in 1988'];
    const { code, out } = await command(
      ['decisions', 'add', '--reference', 'c-17', ...args, '--format', 'csv'],
      ({ url, body }) => {
        expect(new URL(url).pathname).toBe('/v5/screening/decisions');
        sent = body;
        return answer(decision(3));
      },
    );
    expect(code).toBe(0);
    expect(sent).toEqual({
      ...{
        subject: { reference: 'c-17' },
        listing_id: 'ofac_sdn:12345',
        decision: 'dismissed',
        reason: 'Born in 1988',
      },
    });
    expect(out).toContain('3,c-17,ofac_sdn:12345,dismissed,current,Born in 1988,key production');
  });

  it.each([
    [[], 'Name the customer'],
    [['--reference', 'c-17', '--item', '4'], 'Name the customer'],
    [['--item', 'x'], '--item'],
  ])('need exactly one customer: %j', async (subject, error) => {
    const args = ['decisions', 'add', ...subject, '--listing', 'ofac_sdn:1', '--decision', 'open'];
    expect(await command(args, () => answer({}))).toMatchObject({ code: 2, err: expect.stringContaining(error) });
  });

  it('are listed page by page', async () => {
    const asked: string[] = [];
    const { code, out } = await command(['decisions', 'list', '--item', '4', '--format', 'csv'], ({ url }) => {
      asked.push(new URL(url).search);
      const isFirst = asked.length === 1;
      return answer({
        decisions: [
          decision(isFirst ? 2 : 1, { watch_item_id: 4 }, [{ reference: 'c-17' }, { entity_id: 'pa_own_42' }]),
        ],
        page: { returned: 1, next_cursor: isFirst ? 'later' : null },
      });
    });
    expect(asked).toEqual(['?watch_item_id=4&limit=100', '?watch_item_id=4&limit=100&cursor=later']);
    expect([code, out.trim().split('\n').length]).toEqual([0, 3]);
    expect(out).toContain('2,"4 (c-17, pa_own_42)",ofac_sdn:12345');
  });
});
