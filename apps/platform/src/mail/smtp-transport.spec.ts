import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MailRejectedError } from './mail-task.js';
import { SmtpTransport } from './smtp-transport.js';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A mail server that answers some commands as scripted and accepts all others; and the mails that it accepted. */
async function mailServer(responses: Record<string, string>): Promise<{ transport: SmtpTransport; taken: string[] }> {
  const taken: string[] = [];
  server = createServer((socket) => {
    let mail: string | null = null;
    socket.write('220 mail.example.test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (mail !== null) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        taken.push(mail);
        mail = null;
        socket.write('250 taken\r\n');
        return;
      }
      const command = text.split(/[ \r]/, 1)[0] ?? '';
      const response =
        responses[command] ?? (command === 'DATA' ? '354 go on' : '250-mail.example.test\r\n250 AUTH PLAIN');
      if (response.startsWith('354')) mail = '';
      socket.write(`${response}\r\n`);
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const transport = new SmtpTransport({
    SMTP_URL: `smtp://user:secret@127.0.0.1:${String(port)}`,
    MAIL_FROM: 'Entity Registry <no-reply@example.com>',
    PLATFORM_URL: 'https://dashboard.example.test',
  });
  return { transport, taken };
}

const AUTH = { AUTH: '235 welcome' };
const mail = { id: 7n, to: 'ana@example.test', letter: { subject: 'Hola', text: 'Texto', html: '<p>Texto</p>' } };

describe('the mail server', () => {
  it('gets a mail for one address, with the same id on every attempt', async () => {
    const { transport, taken } = await mailServer(AUTH);
    await transport.send(mail);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain('Message-ID: <mail-7@dashboard.example.test>');
    expect(taken[0]).toContain('To: ana@example.test');
  });

  it.each([
    ['a mailbox that does not exist', { RCPT: '550 no such mailbox' }],
    ['the content of a mail', { DATA: '554 looks like spam' }],
  ])('rejects %s permanently', async (_what, responses) => {
    const { transport } = await mailServer({ ...AUTH, ...responses });
    await expect(transport.send(mail)).rejects.toThrow(MailRejectedError);
  });

  it.each([
    ['a wrong password', { AUTH: '535 authentication failed' }],
    ['a sender that it does not know', { ...AUTH, MAIL: '550 sender rejected' }],
    ['a mailbox that is full', { ...AUTH, RCPT: '452 mailbox full' }],
  ])('gets another attempt after %s, with the mail unchanged', async (_what, responses) => {
    const { transport } = await mailServer(responses);
    await expect(transport.send(mail)).rejects.not.toThrow(MailRejectedError);
  });
});
