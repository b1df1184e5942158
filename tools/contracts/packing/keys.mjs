/**
 * Creates keys of the demo's account with a balance, as an operator does: the rate limit is per key, and programs that
 * run
 * one after another would otherwise wait for each other.
 * @param {{admin: {url: string, token: string}}} demo
 * @returns {Promise<() => Promise<string>>} creates another key
 */
export async function keyMaker({ admin }) {
  const call = async (path, init) => {
    const headers = { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${admin.url}/admin${path}`, { ...init, headers });
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  };
  const { items } = await call('/accounts');
  const { id } = items.find(({ email }) => email === 'balance@demo.example');
  return async () => {
    const { key } = await call(`/accounts/${id}/keys`, { method: 'POST', body: JSON.stringify({ name: 'contracts' }) });
    return key;
  };
}
