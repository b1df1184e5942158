import { createLogger, createMetricsRegistry } from '@entity-registry/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PLATFORM_URL, PlatformFixture } from '../../test/platform-fixture.js';
import { MailTask, MailRejectedError } from './mail-task.js';
import type { MailTransport } from './mail-task.js';
import { renderMail } from './mail-content.js';

const MINUTE_MS = 60_000;
const log = createLogger({ service: 'platform', level: 'silent' });

/** A mail server that accepts mails, or fails as scripted. */
class Post implements MailTransport {
  readonly sent: Parameters<MailTransport['send']>[0][] = [];
  failure: Error | null = null;

  send(mail: Parameters<MailTransport['send']>[0]): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    this.sent.push(mail);
    return Promise.resolve();
  }
}

let platform: PlatformFixture;
let post: Post;
let task: MailTask;
const now = () => platform.time;

beforeAll(async () => {
  platform = await PlatformFixture.open();
});
beforeEach(async () => {
  await platform.db.query('delete from mail');
  post = new Post();
  task = another();
});
afterAll(() => platform.close());

const another = () =>
  new MailTask({
    ...{ db: platform.db, mailer: platform.mailer, transport: post, log, now },
    metrics: createMetricsRegistry('platform'),
  });

const enqueue = (to = 'ana@example.test') =>
  platform.mailer.enqueue(platform.db, {
    to,
    template: 'confirm',
    language: 'es',
    data: { name: 'Ana', token: 'secreto-del-enlace', hours: 24 },
  });

const rows = async () => {
  const { rows: found } = await platform.db.query<{ state: string; attempts: number; sealed: Buffer | null }>(
    'select state, attempts, sealed from mail order by id',
  );
  return found;
};

describe('the outbox of mails', () => {
  it('stores the content of a mail encrypted, and deletes it once it was sent', async () => {
    await enqueue();
    const [waiting] = await rows();
    expect(waiting?.sealed?.toString('latin1')).not.toContain('secreto');
    await task.run();
    expect(post.sent).toMatchObject([{ to: 'ana@example.test', letter: { subject: 'Confirme su dirección' } }]);
    expect(post.sent[0]?.letter.text).toContain(`${PLATFORM_URL}/confirm?token=secreto-del-enlace`);
    expect(await rows()).toEqual([{ state: 'sent', attempts: 1, sealed: null }]);
    await task.run();
    expect(post.sent).toHaveLength(1);
  });

  it('retries later when the server fails, and finally gives up', async () => {
    await enqueue();
    post.failure = new Error('connection refused');
    await task.run();
    await task.run();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    for (let attempt = 2; attempt <= 7; attempt += 1) {
      platform.time = new Date(platform.time.getTime() + 721 * MINUTE_MS);
      await task.run();
    }
    expect(await rows()).toEqual([{ state: 'failed', attempts: 7, sealed: null }]);
  });

  it('gives up at once on a permanent error', async () => {
    await enqueue();
    post.failure = new MailRejectedError('no such mailbox');
    await task.run();
    expect(await rows()).toEqual([{ state: 'failed', attempts: 1, sealed: null }]);
  });

  it('sends each mail once when several processes send', async () => {
    for (let index = 0; index < 12; index += 1) await enqueue(`p${String(index)}@example.test`);
    await Promise.all([task, another(), another()].map((one) => one.run()));
    expect(new Set(post.sent.map(({ to }) => to)).size).toBe(12);
    expect(post.sent).toHaveLength(12);
  });

  it('gives back the mails that it has not sent when it stops', async () => {
    await enqueue('ana@example.test');
    await enqueue('eva@example.test');
    const stop = new AbortController();
    const send = post.send.bind(post);
    post.send = (mail) => {
      stop.abort();
      return send(mail);
    };
    await task.run(stop.signal);
    expect(post.sent).toMatchObject([{ to: 'ana@example.test' }]);
    expect(await rows()).toMatchObject([
      { state: 'sent', attempts: 1 },
      { state: 'waiting', attempts: 0 },
    ]);
    await another().run();
    expect(post.sent).toMatchObject([{ to: 'ana@example.test' }, { to: 'eva@example.test' }]);
  });

  it('sends the mails of a process that died while sending them', async () => {
    await enqueue();
    await new Promise<void>((resolve) => {
      post.send = () => {
        resolve();
        return new Promise(() => undefined);
      };
      void task.run();
    });
    post = new Post();
    await another().run();
    expect(post.sent).toEqual([]);
    platform.time = new Date(platform.time.getTime() + 6 * MINUTE_MS);
    await another().run();
    expect(post.sent).toHaveLength(1);
  });
});

describe('a mail', () => {
  it('shows names as text, so that none becomes a header or a link', () => {
    const { subject, html } = renderMail(
      { subject: 'Hello\r\nBcc: all@example.test', paragraphs: ['<a href="https://evil.example">x</a>'] },
      'en',
      PLATFORM_URL,
    );
    expect(subject).toBe('Hello Bcc: all@example.test');
    expect(html).not.toContain('<a ');
  });
});

describe('the outbox page', () => {
  it('exists only in the demo', async () => {
    expect((await platform.stranger().get('/outbox')).status).toBe(404);
    expect((await platform.stranger().get('/api/outbox')).status).toBe(404);
    const demo = await PlatformFixture.open({ OUTBOX_PAGE: 'true' });
    try {
      await demo.mailer.enqueue(demo.db, {
        to: 'ana@example.test',
        template: 'confirm',
        language: 'en',
        data: { name: '<b>Ana</b>', token: 't0', hours: 24 },
      });
      const page = await demo.stranger().get('/outbox');
      expect(page.text).toContain(`<a href="${PLATFORM_URL}/confirm?token=t0">`);
      expect(page.text).toContain('&lt;b&gt;Ana');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      const list = await demo.stranger().get('/api/outbox');
      expect(list.body).toMatchObject({ items: [{ to: 'ana@example.test', template: 'confirm' }], next: null });
    } finally {
      await demo.close();
    }
  });
});
