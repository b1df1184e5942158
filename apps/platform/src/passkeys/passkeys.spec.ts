import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../test/browser.js';
import { PASSWORD } from '../../test/identity.js';
import { PLATFORM_URL, PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';
import { SoftwareAuthenticator } from '../../test/software-authenticator.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
beforeEach(() => {
  platform.time = new Date(platform.time.getTime() + 3_600_000);
});
afterAll(() => platform.close());

type Options = Record<string, unknown>;
const optionsOf = ({ body }: { body: unknown }): Options => (body as { options: Options }).options;

async function owner(): Promise<SignedIn> {
  const browser = await platform.signUp();
  await platform.givePassword(browser.userId, PASSWORD);
  return browser;
}

const newOptions = async (browser: Browser) =>
  optionsOf(await browser.post('/api/me/passkeys/options', { password: PASSWORD }));

/** An owner with a passkey on a device. */
async function withPasskey(): Promise<{ browser: SignedIn; device: SoftwareAuthenticator; id: string }> {
  const browser = await owner();
  const device = new SoftwareAuthenticator(PLATFORM_URL);
  const response = device.register(await newOptions(browser));
  const added = await browser.post('/api/me/passkeys', { name: 'work laptop', response });
  return { browser, device, id: (added.body as { id: string }).id };
}

const signInOptions = async (browser: Browser) => optionsOf(await browser.post('/api/auth/passkey/options'));

describe('a passkey', () => {
  it('is added with the password, and signs in alone', async () => {
    const { browser, device } = await withPasskey();
    expect((await browser.get('/api/me/passkeys')).body).toMatchObject({
      items: [{ name: 'work laptop', device_type: 'singleDevice', backed_up: false }],
    });
    expect((await browser.get('/api/me')).body).toMatchObject({ user: { passkeys: 1 } });
    expect(await platform.mails(browser.email)).toMatchObject([{ template: 'security-notice' }]);
    const stranger = platform.stranger();
    const options = await signInOptions(stranger);
    expect(options).toMatchObject({ rpId: 'dashboard.example.test', userVerification: 'required' });
    const response = device.signIn(options);
    expect(await stranger.post('/api/auth/passkey', { response })).toMatchObject({
      status: 200,
      body: { signed_in: true },
    });
    expect((await stranger.get('/api/me')).body).toMatchObject({ user: { email: browser.email } });
    // A response of the device never works twice.
    const replay = platform.stranger();
    await signInOptions(replay);
    expect((await replay.post('/api/auth/passkey', { response })).body).toMatchObject({ code: 'passkey_rejected' });
  });

  it('is not created by a session alone', async () => {
    const browser = await owner();
    const rejected = await browser.post('/api/me/passkeys/options', { password: 'otra clave' });
    expect(rejected).toMatchObject({ status: 403, body: { code: 'password_wrong' } });
    const device = new SoftwareAuthenticator(PLATFORM_URL);
    const response = device.register({ challenge: 'AAAA' });
    const added = await browser.post('/api/me/passkeys', { name: 'x', response });
    expect(added).toMatchObject({ status: 401, body: { code: 'passkey_rejected' } });
  });

  it('from a page of another site, a device that did not verify its user, or a cloned device is refused', async () => {
    const { device } = await withPasskey();
    const foreign = Object.assign(new SoftwareAuthenticator('https://evil.example'), { id: device.id });
    const tries: ((options: Options) => object)[] = [
      (options) => foreign.signIn(options),
      (options) => {
        device.verifiesUser = false;
        const response = device.signIn(options);
        device.verifiesUser = true;
        return response;
      },
      () => device.signIn({ challenge: 'AAAA' }),
    ];
    for (const attempt of tries) {
      const stranger = platform.stranger();
      const response = attempt(await signInOptions(stranger));
      const answer = await stranger.post('/api/auth/passkey', { response });
      expect(answer).toMatchObject({ status: 401, body: { code: 'passkey_rejected' } });
      expect((await stranger.get('/api/me')).status).toBe(401);
    }
    const stranger = platform.stranger();
    device.counter = 10;
    const good = device.signIn(await signInOptions(stranger));
    expect((await stranger.post('/api/auth/passkey', { response: good })).status).toBe(200);
    device.counter = 3;
    const clone = platform.stranger();
    const old = device.signIn(await signInOptions(clone));
    expect((await clone.post('/api/auth/passkey', { response: old })).body).toMatchObject({ code: 'passkey_rejected' });
  });

  it('is not added without a verified user', async () => {
    const browser = await owner();
    const device = new SoftwareAuthenticator(PLATFORM_URL);
    device.verifiesUser = false;
    const response = device.register(await newOptions(browser));
    expect((await browser.post('/api/me/passkeys', { name: 'x', response })).body).toMatchObject({
      code: 'passkey_rejected',
    });
  });

  it('stops working when it is removed, which requires the password of its owner', async () => {
    const { browser, device, id } = await withPasskey();
    const other = await owner();
    const remove = (who: Browser, password: string) => who.post(`/api/me/passkeys/${id}/remove`, { password });
    expect((await remove(other, PASSWORD)).body).toMatchObject({ code: 'unknown_passkey' });
    expect((await remove(browser, 'otra clave')).body).toMatchObject({ code: 'password_wrong' });
    expect((await remove(browser, PASSWORD)).body).toEqual({ removed: true });
    const stranger = platform.stranger();
    const response = device.signIn(await signInOptions(stranger));
    expect((await stranger.post('/api/auth/passkey', { response })).body).toMatchObject({ code: 'passkey_rejected' });
  });

  it.each([
    [{}],
    [{ response: 'x' }],
    [{ response: { id: 1 } }],
    [{ response: { id: { $ne: '' }, type: 'public-key' } }],
  ])("can't be %j", async (body) => {
    const response = await platform.stranger().post('/api/auth/passkey', body);
    expect(response).toMatchObject({ status: 400, body: { field: 'response' } });
  });

  it('with nonsense data is refused with 401', async () => {
    const stranger = platform.stranger();
    await signInOptions(stranger);
    const { device } = await withPasskey();
    for (const response of [{}, { clientDataJSON: 'x', authenticatorData: '', signature: '' }]) {
      await signInOptions(stranger);
      const body = { response: { id: device.id, rawId: device.id, type: 'public-key', response } };
      expect((await stranger.post('/api/auth/passkey', body)).status).toBe(401);
    }
  });
});
