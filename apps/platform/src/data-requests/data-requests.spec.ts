import { DataRequests, MAX_DOCUMENT_BYTES, ManagedDataRequests, secretBox } from '@entity-registry/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { tokenFor } from '../../test/identity.js';
import type { Browser } from '../../test/browser.js';
import { PlatformFixture, SECRET } from '../../test/platform-fixture.js';
import { DataRequestMailTask } from './data-request-mails.js';

const PNG = Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), Buffer.from('cedula')]);
const COPY = {
  ...{ entity: 'pa_own_42', action: 'copy' as const, level: null, tag: null, fact: null, list: null, entryId: null },
};
const OPERATOR = { operatorId: null, name: 'the support', requestId: null };
const FORM = {
  ...{ jurisdiction: 'pa', right: 'access', name: 'Zacarías Xoconal', identifiers: 'cédula 8-123-456', language: 'es' },
  ...{ entity: 'https://dashboard.example.test/explorer/pa_own_42?tab=network', about: 'What do you hold\nabout me?' },
};

let platform: PlatformFixture;
let operators: ManagedDataRequests;
let mails: DataRequestMailTask;
let people = 0;
beforeAll(async () => {
  platform = await PlatformFixture.open();
  const now = () => platform.time;
  operators = new ManagedDataRequests(platform.db, {
    ...{ box: secretBox(SECRET), carryOut: () => Promise.resolve({ removed: [], accounts: 0 }), now },
  });
  mails = new DataRequestMailTask(platform.platform.app.get(DataRequests), platform.mailer);
});
beforeEach(() => {
  // The limits are full again.
  platform.time = new Date(platform.time.getTime() + 2 * 3_600_000);
});
afterAll(() => platform.close());

const sendMails = async () => {
  while (await mails.run()) continue;
};
const newEmail = () => `person${String((people += 1))}@example.test`;
const ask = (form: object = {}, browser: Browser = platform.stranger()) =>
  browser.post('/api/data-requests', { ...FORM, email: newEmail(), ...form });
const confirm = async (email: string): Promise<string> => {
  const token = await tokenFor(platform, email, 'data-request-confirm');
  const { body } = await platform.stranger().post('/api/data-requests/confirm', { token });
  return (body as { link: string }).link;
};
const opened = async (form: object = {}): Promise<string> => {
  const email = newEmail();
  await ask({ ...form, email });
  return confirm(email);
};
const status = (link: string) => platform.stranger().post('/api/data-requests/status', { link });
/** A JSON-free upload: supertest would encode an object. */
const upload = (link: string, bytes: Buffer, headers: Record<string, string | null> = {}) =>
  platform.stranger().call('post', '/api/data-requests/document', bytes, {
    ...{ 'Content-Type': 'application/octet-stream', 'X-Data-Request-Link': link },
    ...headers,
  });
const idOf = (link: string): bigint => BigInt(link.split('-')[0] ?? '');

describe('a request about personal data', () => {
  it('is opened by the mailed link, in the language of the form, and shows its last day and article', async () => {
    const email = newEmail();
    expect(await ask({ email })).toMatchObject({ status: 200, body: { sent: true, hours: 48 } });
    const [first] = await platform.mails(email);
    expect(first?.letter).toMatchObject({ subject: 'Confirme su solicitud sobre sus datos' });
    // The form can't be used to send text to others.
    expect(first?.letter.text).not.toContain('What do you hold');
    expect(first?.letter.text).not.toContain('8-123-456');
    const link = await confirm(email);
    expect(await status(link)).toMatchObject({
      status: 200,
      body: { right: 'access', jurisdiction: 'pa', state: 'opened', needs_document: true, article: 'Law 81 of 2019' },
    });
    await sendMails();
    const [received] = await platform.mails(email);
    expect(received?.letter.subject).toMatch(/^Solicitud \d+: suba su documento de identidad$/);
    expect(received?.letter.text).toContain(`https://dashboard.example.test/data-requests/status#${link}`);
  });

  it('is stored as it was typed, with the entity of the link', async () => {
    const link = await opened();
    expect(await operators.find(idOf(link))).toMatchObject({
      ...{ name: FORM.name, identifiers: FORM.identifiers, aboutEntity: 'pa_own_42', about: FORM.about },
    });
  });

  it.each([
    [{ right: 'everything' }, 'right', /must be one of access, rectification, erasure, objection/],
    [{ jurisdiction: 'us' }, 'jurisdiction', /must be one of/],
    [{ name: 'Gane en casino.example.com' }, 'name', /must not|may only/],
    [{ about: '   ' }, 'about', /describe what it is about/],
    [{ about: 'a'.repeat(2_001) }, 'about', /at most 2000 characters: shorten it/],
    [{ entity: 'Acme S.A.' }, 'entity', /leave it out if you have neither/],
    [{ entity: 'co_own_42' }, 'entity', /is of another country/],
    [{ email: 'nobody' }, 'email', /must be an ASCII email address/],
    [{ language: 'fr' }, 'language', /must be one of en, es/],
  ])('is refused with the field and the remedy: %j', async (changes, field, error) => {
    expect(await ask(changes)).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', field, error: expect.stringMatching(error) as unknown },
    });
  });

  it('shows no difference between people we know and others', async () => {
    await platform.signUp({ email: 'known@example.test', name: FORM.name });
    const [known, unknown] = [await ask({ email: 'known@example.test' }), await ask({ name: 'Nadie Nunca' })];
    const shape = ({ status: code, body, headers }: typeof known) => [code, body, headers['content-length']];
    expect(shape(known)).toEqual(shape(unknown));
  });

  it("in another person's name stays a form that nobody reads, and is deleted", async () => {
    const victim = 'victim@example.test';
    await ask({ email: victim });
    const token = await tokenFor(platform, victim, 'data-request-confirm');
    expect((await operators.open({ limit: 100, after: null })).map(({ email }) => email)).not.toContain(victim);
    platform.time = new Date(platform.time.getTime() + 48 * 3_600_000);
    const late = await platform.stranger().post('/api/data-requests/confirm', { token });
    expect(late).toMatchObject({ status: 410, body: { code: 'token_invalid' } });
  });

  it('is limited by mailbox and by network', async () => {
    const email = newEmail();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask({ email })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await ask();
    await ask();
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  });

  it('opens once for concurrent clicks on its link', async () => {
    const email = newEmail();
    await ask({ email });
    const token = await tokenFor(platform, email, 'data-request-confirm');
    const clicks = await Promise.all(
      [1, 2, 3].map(() => platform.stranger().post('/api/data-requests/confirm', { token })),
    );
    expect(clicks.map((click) => click.status).sort()).toEqual([200, 410, 410]);
  });

  it('is not found by guessed links, whose number is limited', async () => {
    const link = await opened();
    for (const guess of [
      '1',
      `${link}0`,
      `${String(idOf(link) + 1n)}-${link.split('-')[1] ?? ''}`,
      `${link.slice(0, -2)}AA`,
    ]) {
      expect(await status(guess)).toMatchObject({ status: 410, body: { code: 'token_invalid' } });
      expect(await upload(guess, PNG)).toMatchObject({ status: 410 });
      const file = await platform.stranger().post('/api/data-requests/export', { link: guess });
      expect(file).toMatchObject({ status: 410 });
    }
    let last = 0;
    for (let count = 0; count < 30 && last !== 429; count += 1) last = (await status(`7-${'x'.repeat(43)}`)).status;
    expect(last).toBe(429);
  });

  it('takes an identity document of up to 4 MB, once, and junk of no size', async () => {
    const link = await opened();
    expect(await upload(link, Buffer.from('<script>'))).toMatchObject({
      status: 400,
      body: { code: 'document_type', error: 'the document must be a PDF, JPEG or PNG file' },
    });
    expect(await upload(link, Buffer.alloc(0))).toMatchObject({ status: 400, body: { code: 'document_type' } });
    expect(await upload(link, Buffer.alloc(MAX_DOCUMENT_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
    expect(await upload(link, PNG, { Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    const file = Buffer.concat([PNG, Buffer.alloc(MAX_DOCUMENT_BYTES - PNG.length)]);
    expect(await upload(link, file)).toMatchObject({ status: 200, body: { state: 'identity_pending' } });
    expect(await upload(link, PNG)).toMatchObject({ status: 409, body: { code: 'data_request_state' } });
    expect((await operators.readDocument(idOf(link), OPERATOR)).bytes.equals(file)).toBe(true);
  });

  it('leaves the limit of every other route at 64 KB', async () => {
    const big = { ...FORM, about: 'a'.repeat(70_000) };
    expect(await ask(big)).toMatchObject({ status: 413 });
    const named = await platform.stranger().call('post', '/api/data-requests/document?x=1', PNG, {
      'Content-Type': 'application/octet-stream',
    });
    expect(named.status).toBe(400);
  });

  it('tells the person each step by mail and on its page, without the names of operators', async () => {
    const email = newEmail();
    await ask({ email, language: 'en' });
    const link = await confirm(email);
    await upload(link, PNG);
    await operators.confirmIdentity(idOf(link), OPERATOR);
    const text = '{"entities":[]}';
    await operators.decide(
      idOf(link),
      { outcome: 'granted', reason: 'Here is your copy.', targets: [COPY], exportText: text },
      OPERATOR,
    );
    await sendMails();
    const subjects = (await platform.mails(email)).map(({ letter }) => letter.subject.replace(/\d+/, 'N'));
    expect(subjects).toEqual([
      'Request N: granted',
      'Request N: your identity is confirmed',
      'Request N: we have your document',
      'Request N: upload your identity document',
      'Confirm your request about your data',
    ]);
    const page = await status(link);
    expect(page).toMatchObject({ body: { state: 'granted', has_export: true } });
    expect(JSON.stringify(page.body)).not.toContain('the support');
    const file = await platform.stranger().post('/api/data-requests/export', { link });
    expect(file).toMatchObject({ status: 200, body: { entities: [] } });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="data-request-\d+\.json"$/);
    expect(file.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['suppress', /in effect/, /asked the source/],
    ['note_to_source', /We asked the source.*Nothing has changed with us yet/, /in effect|notified/],
  ] as const)('says by mail what a decision to %s did', async (action, said, unsaid) => {
    const email = newEmail();
    await ask({ email, language: 'en', right: 'rectification' });
    const link = await confirm(email);
    await upload(link, PNG);
    await operators.confirmIdentity(idOf(link), OPERATOR);
    const target = { ...COPY, action, level: 'directores' as const };
    await operators.decide(
      idOf(link),
      { outcome: 'granted', reason: 'As you asked.', targets: [target], exportText: null },
      OPERATOR,
    );
    await sendMails();
    const [mail] = await platform.mails(email);
    const text = mail?.letter.text.replace(/\s+/g, ' ');
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });

  it("is counted by how near the law's last day is", async () => {
    await platform.db.query('delete from data_request');
    await opened();
    const metric = async () => (await platform.metrics.getSingleMetricAsString('data_requests_open')).split('\n');
    expect((await metric()).join(' ')).toMatch(
      /clock="in_time"[^}]*\} 1 .*clock="due_soon"[^}]*\} 0 .*clock="overdue"[^}]*\} 0/,
    );
    platform.time = new Date(platform.time.getTime() + 30 * 86_400_000);
    expect((await metric()).join(' ')).toMatch(/clock="in_time"[^}]*\} 0 .*clock="overdue"[^}]*\} 1/);
  });

  it('never puts a name, an address or a secret in the log', async () => {
    const link = await opened();
    await status(link);
    const lines = platform.log.join('\n');
    for (const secret of [link, FORM.name, 'person1@', '8-123-456']) expect(lines).not.toContain(secret);
  });
});
