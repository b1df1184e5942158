import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import { disclosuresOf } from '../../test/disclosed.js';

const TOKEN = 'the token that the dashboard shares';

let api: ApiFixture;
let company: string;

beforeAll(async () => {
  api = await ApiFixture.open({ environment: { PLATFORM_TOKEN: TOKEN } });
  company = `pa_own_${String(api.ids.company)}`;
});
afterAll(() => api.close());

describe('the user behind a call from the dashboard', () => {
  const path = () => `/v5/entities/${company}?include=CHK-BIN`;
  const userOf = async (headers: Record<string, string>): Promise<string | null | undefined> => {
    const customer = await api.customer({ balance: '1' });
    await api.get(path(), customer).set(headers).expect(200);
    return (await disclosuresOf(api, customer))[0]?.user_id;
  };

  it('is stored with the disclosure when sent with the token of the dashboard', async () => {
    expect(await userOf({ 'X-Service-User': 'user-1', 'X-Service-Platform-Token': TOKEN })).toBe('user-1');
  });

  it.each([
    ['without the token', { 'X-Service-User': 'user-1' }],
    ['with another token', { 'X-Service-User': 'user-1', 'X-Service-Platform-Token': `${TOKEN}x` }],
    ['with the token of the agent server', { 'X-Service-User': 'user-1', 'X-Service-Agent-Token': TOKEN }],
    ['that is not an id', { 'X-Service-User': "user' or 1=1", 'X-Service-Platform-Token': TOKEN }],
    ['that is too long', { 'X-Service-User': 'u'.repeat(65), 'X-Service-Platform-Token': TOKEN }],
  ])('is ignored %s', async (_name, headers) => {
    expect(await userOf(headers)).toBeNull();
  });

  it('is ignored by an API that has no token', async () => {
    const other = await ApiFixture.open();
    const customer = await other.customer({ balance: '1' });
    await other
      .get(`/v5/entities/pa_own_${String(other.ids.company)}?include=CHK-BIN`, customer)
      .set({ 'X-Service-User': 'user-1', 'X-Service-Platform-Token': '' })
      .expect(200);
    const { rows } = await other.db.query<object>('select user_id from disclosure');
    expect(rows).toEqual([{ user_id: null }]);
    await other.close();
  });

  it('never appears in a response or a log line, and neither does the token', async () => {
    const customer = await api.customer({ balance: '1' });
    const named = { 'X-Service-User': 'user-of-no-log', 'X-Service-Platform-Token': TOKEN };
    const { text, headers } = await api.get(path(), customer).set(named).expect(200);
    expect(text + JSON.stringify(headers) + api.log.join('')).not.toMatch(/user-of-no-log|the token that/);
  });

  it('is in the audit log for a refresh that the user requests, and is not for one by a program', async () => {
    const customer = await api.customer({ balance: '1' });
    const update = `/v4/panama/entidades/${String(api.ids.company)}/update?include=CHK-BIN`;
    await api.send('POST', update, customer).expect(202);
    const call = api.send('POST', update, customer);
    const { body } = responseOf(
      await call.set({ 'X-Service-User': 'user-1', 'X-Service-Platform-Token': TOKEN }).expect(202),
    );
    const id = (body as { update_request_id: number }).update_request_id;
    const { rows } = await api.db.query(
      'select action, user_id, actor, target, detail from audit_entry where account_id = $1',
      [customer.accountId],
    );
    expect(rows).toEqual([
      {
        ...{ action: 'refresh.request', user_id: 'user-1', actor: 'user-1', target: `update_request:${String(id)}` },
        detail: { after: { entity: company, codes: ['CHK-BIN'], price: '0.02' } },
      },
    ]);
  });
});
