import { secretBox, insertMail, listWaitingMails } from '@entity-registry/accounts';
import type { MailRow } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import type { Clock } from '../clock.js';
import type { PlatformConfig } from '../config.js';
import type { Language } from '../language.js';
import { renderMail } from './mail-content.js';
import type { RenderedMail, Template } from './mail-content.js';
import { TEMPLATES } from './templates/index.js';
import type { TemplateData, TemplateName } from './templates/index.js';

export interface NewMail<Name extends TemplateName> {
  to: string;
  template: Name;
  language: Language;
  data: TemplateData<Name>;
}

/** A pending mail, decrypted. */
export interface WaitingMail extends Omit<MailRow, 'sealed'> {
  letter: RenderedMail;
}

/** Adds mails to the outbox, encrypted: neither the outbox nor a copy of the database reveals a link (ADR 0126). */
export class Mailer {
  private readonly box: ReturnType<typeof secretBox>;

  constructor(
    private readonly config: Pick<PlatformConfig, 'PLATFORM_SECRET_KEY' | 'PLATFORM_URL'>,
    private readonly now: Clock,
  ) {
    this.box = secretBox(config.PLATFORM_SECRET_KEY);
  }

  /** Adds a mail in the caller's transaction: it is sent only if that commits. */
  async enqueue<Name extends TemplateName>(
    tx: Queryable,
    { to, template, language, data }: NewMail<Name>,
  ): Promise<void> {
    const write = (TEMPLATES[template] as Template<TemplateData<Name>>)[language];
    const letter = renderMail(write(data), language, this.config.PLATFORM_URL);
    const sealed = this.box.seal(JSON.stringify(letter), contextOf(to));
    await insertMail(tx, { recipient: to, template, language, sealed, now: this.now() });
  }

  /** A mail's content. Throws if it was sent and deleted, or encrypted with another secret. */
  open({ recipient, sealed }: Pick<MailRow, 'recipient' | 'sealed'>): RenderedMail {
    if (sealed === null) throw new Error('the mail was sent and its content deleted');
    return JSON.parse(this.box.open(sealed, contextOf(recipient))) as RenderedMail;
  }

  /** The newest pending mails, newest first. */
  async waiting(db: Queryable, page: { limit: number; before: bigint | null }): Promise<WaitingMail[]> {
    const rows = await listWaitingMails(db, page);
    return rows.map(({ sealed, ...row }) => ({ ...row, letter: this.open({ recipient: row.recipient, sealed }) }));
  }
}

const contextOf = (recipient: string): string => `mail to ${recipient}`;
