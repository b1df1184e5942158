import { describe, expect, it } from '@jest/globals';
import { BILLING, CHARGED, RESOLUTION, answer, command } from '../../test/command.js';

describe('a result', () => {
  const resolve = (...args: string[]) => command(['resolve', 'Maderas', ...args], () => answer(RESOLUTION, CHARGED));

  it('is a table on standard output, with its cost on standard error', async () => {
    expect(await resolve()).toEqual({
      code: 0,
      out:
        'id         nombre         confidence  type          ruc_no_dv  status   matched_on\n' +
        'pa_own_42  MADERAS, S.A.        0.97  Organization  1-2-3      VIGENTE  name',
      err: 'matched, margin 0.5\ncharged 0.02 USD, balance 9.98 USD\n',
    });
  });

  it('is JSON as the service sent it, or CSV, and --quiet adds nothing', async () => {
    const { out, err } = await resolve('--format', 'json', '--quiet');
    expect({ body: JSON.parse(out) as unknown, err }).toEqual({ body: RESOLUTION, err: '' });
    expect((await resolve('--format', 'csv')).out).toBe(
      'id,nombre,confidence,type,ruc_no_dv,status,matched_on\n' +
        'pa_own_42,"MADERAS, S.A.",0.97,Organization,1-2-3,VIGENTE,name\n',
    );
  });

  it('says which former name found an entity, and until when it had it', async () => {
    const name = { name: 'ASERRADERO, S.A.', kind: 'former', since: null, until: '2012-03-02', source: 'x' };
    const candidates = RESOLUTION.candidates.map((candidate) => ({ ...candidate, matched_name: name }));
    const { out } = await command(['resolve', 'x', '--format', 'csv'], () => answer({ ...RESOLUTION, candidates }));
    expect(out).toContain('"name (former name ASERRADERO, S.A., until 2012-03-02)"');
  });

  it('without a match exits with 3', async () => {
    const nobody = { ...RESOLUTION, outcome: 'no_match', candidates: [], margin: null };
    expect(await command(['resolve', 'x'], () => answer(nobody))).toMatchObject({
      code: 3,
      out: '',
      err: 'no candidates\nno_match\n',
    });
  });

  it('of a dry run is the price, and is requested as a dry run', async () => {
    const { code, out } = await command(['resolve', 'x', '--dry-run'], ({ url }) => {
      expect(url.searchParams.get('dry_run')).toBe('true');
      return answer({ billing: { ...BILLING, charged: '0.00', dry_run: true } }, { 'X-Service-Balance': '1.00' });
    });
    expect({ code, out }).toEqual({
      code: 0,
      out: 'price        0.02 USD\nbase         0.01\nDAT-RESOLVE  0.01\nbalance      1.00 USD',
    });
  });

  it('asks in the mode screen', async () => {
    const { code } = await command(['resolve', 'x', '--mode', 'screen'], ({ body }) => {
      expect(body).toMatchObject({ name: 'x', mode: 'screen' });
      return answer(RESOLUTION, CHARGED);
    });
    expect(code).toBe(0);
  });
});

describe('a refusal', () => {
  const money = {
    price: '0.16',
    balance: '0.10',
    shortfall: '0.06',
    upgrade_url: 'https://p.test/billing',
    message: '',
  };
  const limit = {
    price: '0.16',
    limit: '5.00',
    consumed: '4.90',
    resets_at: '2026-12-01',
    settings_url: 'https://p.test/limit',
  };
  const quota = {
    period: 'day',
    limit: 30,
    used: 30,
    remaining: 0,
    requested: 1,
    reset_at: '2026-11-23',
    upgrade_url: 'u',
  };

  it.each<[number, object, number, string]>([
    [
      402,
      { code: 'insufficient_credits', ...money },
      4,
      'it costs 0.16 USD, the balance is 0.10 USD, the shortfall is 0.06 USD. Top up: https://p.test/billing',
    ],
    [402, { code: 'insufficient_credits', message: 'x', price: '0.16' }, 4, 'it costs 0.16 USD. Top up the balance.'],
    [
      429,
      { code: 'spending_limit_exceeded', ...limit, message: 'Limit.' },
      4,
      '4.90 of 5.00 USD are spent. Raise the limit at https://p.test/limit',
    ],
    [
      429,
      { code: 'free_tier_limit', ...quota },
      4,
      '0 of 30 left today, and this needs 1. The quota resets at 2026-11-23',
    ],
    [
      403,
      {
        code: 'purpose_required',
        jurisdictions: ['pa'],
        purposes: ['credit'],
        settings_url: 'https://p.test/purpose',
        message: 'x',
      },
      4,
      'pa requires a purpose for these records, and the account has stated none. An owner states it once: https://p.test/purpose',
    ],
    [
      403,
      { code: 'free_tier_code_locked', locked_codes: ['DAT-GOV'], free_tier_codes: ['CHK-BIN'], upgrade_url: 'u' },
      4,
      'free keys cannot use DAT-GOV, only CHK-BIN',
    ],
    [403, { code: 'public_tier_locked', upgrade_url: 'https://p.test' }, 2, 'set REGISTRY_API_KEY or pass --key'],
    [401, { code: 'key_expired', expired_at: '2026-01-01', upgrade_url: 'u' }, 2, 'the key expired at 2026-01-01'],
    [400, { code: 'invalid_identifier', field: 'ruc' }, 2, '--ruc 155596713-2-2015'],
    [404, { type: '/docs/errors#entity_not_found' }, 3, 'it says no'],
    [502, { code: 'search_backend_error', retryable: true }, 5, 'Nothing was charged; try again later. (request r9)'],
    [500, { code: 'internal_error' }, 5, 'Nothing was charged'],
    [504, { message: 'of a proxy' }, 5, 'It is unknown whether it was charged'],
  ])('%s %j exits with %s and says what to do', async (status, body, code, message) => {
    const failed = await command(['get', 'pa_own_1'], () =>
      answer({ error: 'it says no', ...body }, { 'X-Request-Id': 'r9' }, status),
    );
    expect(failed).toMatchObject({ code, out: '' });
    expect(failed.err).toContain(message);
  });

  it.each<[readonly string[], string]>([
    [['resolve'], 'pass a name, --ruc or --cedula'],
    [['resolve', 'x', '--limit', '51'], 'Use an integer from 1 to 50'],
    [['resolve', 'x', '--mode', 'strict'], 'Allowed choices are identify, screen'],
    [['get', 'x', '--include', 'A,,B'], 'Separate codes with commas'],
    [['search', 'nothing'], 'Allowed choices are entities, importaciones'],
    [['batch', 'in.csv'], '--out'],
    [['batch', '/nowhere/in.csv', '--out', 'o.csv'], '/nowhere/in.csv: file not found'],
    [['search', 'naves', '--all'], 'Add --yes, or --limit 100'],
    [['refresh', '..', '--include', 'DAT-BIZ'], 'pass an id from resolve or search'],
    [['nonsense'], "unknown command 'nonsense'"],
    [['get', 'x', '--base-url', 'nonsense'], '--base-url must be an http(s) address'],
  ])('of %j exits with 2 before anything is sent', async (args, message) => {
    const failed = await command(args, () => {
      throw new Error('sent');
    });
    expect(failed).toMatchObject({ code: 2, out: '' });
    expect(failed.err).toContain(message);
  });

  it('exits with 5 if the service is unreachable', async () => {
    const failed = await command(['catalog'], () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    });
    expect(failed).toMatchObject({
      code: 5,
      err: expect.stringContaining('connect ECONNREFUSED. Check --base-url'),
    });
  });
});

describe('a call whose response is lost', () => {
  const commands = [
    ['resolve', 'Maderas'],
    ['get', 'pa_own_1', '--include', 'DAT-GOV'],
    ['refresh', 'pa_own_1', '--include', 'DAT-GOV'],
  ];

  it.each(commands)('%s is repeated with the key from the error message', async (...args) => {
    const keys = new Set<string | null>();
    const lost = await command(args, ({ headers }) => {
      keys.add(headers.get('Idempotency-Key'));
      throw new TypeError('fetch failed');
    });
    const [, key = ''] =
      /The call may have been processed\. .* --idempotency-key (\S+) to avoid paying twice/.exec(lost.err) ?? [];
    expect({ code: lost.code, keys: [...keys] }).toEqual({ code: 5, keys: [key] });
    await command([...args, '--idempotency-key', key], ({ headers }) => {
      keys.add(headers.get('Idempotency-Key'));
      return answer({ code: 'insufficient_credits' }, {}, 402);
    });
    expect(keys.size).toBe(1);
  });

  it.each(commands)('%s ends at Ctrl-C and names the key', async (...args) => {
    const { code, err } = await command(args, (_call, interrupt) => {
      interrupt();
      throw new TypeError('aborted');
    });
    expect({ code, err }).toEqual({ code: 130, err: expect.stringContaining('--idempotency-key') });
  });
});
