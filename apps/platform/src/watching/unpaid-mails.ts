import type { UnpaidNotices } from '@entity-registry/accounts';
import type { PeriodicTask } from '@entity-registry/queue';
import type { Mailer } from '../mail/mailer.js';

/** Notifies owners of watched items that the account could not pay for; see UnpaidNotices. */
export class UnpaidItemsMailTask implements PeriodicTask {
  readonly name = 'unpaid-items-mails';
  readonly everyMs = 30_000;
  readonly deadlineMs = 300_000;
  readonly runsIn = 'one-process';

  constructor(
    private readonly notices: Pick<UnpaidNotices, 'tick'>,
    private readonly mailer: Pick<Mailer, 'enqueue'>,
  ) {}

  async run(): Promise<undefined> {
    await this.notices.tick((tx, { name, email, language }, { items }) =>
      this.mailer.enqueue(tx, { to: email, template: 'unpaid-items', language, data: { name, items } }),
    );
  }
}
