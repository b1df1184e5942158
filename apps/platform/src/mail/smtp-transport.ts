import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { PlatformConfig } from '../config.js';
import { MailRefused } from './mail-loop.js';
import type { MailTransport } from './mail-loop.js';
import type { Letter } from './mail-content.js';

const TIMEOUT_MS = 20_000;
/** From this code of SMTP on, the server says that it will never take the mail. */
const PERMANENT = 500;

/** Sends mails through the server of SMTP_URL. */
export class SmtpTransport implements MailTransport {
  private readonly transporter: Transporter;
  private readonly domain: string;

  constructor(private readonly config: Pick<PlatformConfig, 'SMTP_URL' | 'MAIL_FROM' | 'PLATFORM_URL'>) {
    this.domain = new URL(config.PLATFORM_URL).hostname;
    this.transporter = createTransport({
      url: config.SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, letter }: { id: bigint; to: string; letter: Letter }): Promise<void> {
    try {
      await this.transporter.sendMail({
        from: this.config.MAIL_FROM,
        // As an object: a text would be parsed, and could name several.
        to: { name: '', address: to },
        ...letter,
        // The same for every attempt, so that a mailbox can tell a repetition.
        messageId: `<mail-${String(id)}@${this.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= PERMANENT) throw new MailRefused((error as Error).message);
      throw error;
    }
  }
}
