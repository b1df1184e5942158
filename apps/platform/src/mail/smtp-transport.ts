import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { PlatformConfig } from '../config.js';
import { MailRejectedError } from './mail-task.js';
import type { MailTransport } from './mail-task.js';
import type { RenderedMail } from './mail-content.js';

const TIMEOUT_MS = 20_000;
/** SMTP codes from here on are permanent errors. */
const PERMANENT_FAILURE = 500;
/**
 * Permanent errors that concern the mail. A rejected login or sender is a configuration error: the mails wait until it is fixed.
 */
const MESSAGE_COMMANDS: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);
/** "Bad sequence of commands" is about the connection. */
const BAD_SEQUENCE = 503;

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

  async send({ id, to, letter }: { id: bigint; to: string; letter: RenderedMail }): Promise<void> {
    try {
      await this.transporter.sendMail({
        from: this.config.MAIL_FROM,
        // As an object: a string would be parsed, and could name several recipients.
        to: { name: '', address: to },
        ...letter,
        // The same for every attempt, so that a mailbox can detect duplicates.
        messageId: `<mail-${String(id)}@${this.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isRejected(error as SmtpError) ? new MailRejectedError((error as Error).message) : error;
    }
  }
}

/** A failure as the client reports it: the code of the server's response, and the command. */
interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
}

function isRejected({ responseCode = 0, command }: SmtpError): boolean {
  return responseCode >= PERMANENT_FAILURE && responseCode !== BAD_SEQUENCE && MESSAGE_COMMANDS.has(command);
}
