import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

export type MailState = 'waiting' | 'sent' | 'failed';

export interface MailRow {
  id: bigint;
  recipient: string;
  template: string;
  language: 'en' | 'es';
  /** Its text, sealed; null: it was sent, and the text deleted. */
  sealed: Buffer | null;
  state: MailState;
  /** Including the current one. */
  attempts: number;
  createdAt: Date;
}

const columns = `id, recipient, template, language, sealed, state, attempts, created_at as "createdAt"`;

/** Queues a mail, in the transaction of the change that it reports. */
export async function insertMail(
  tx: Queryable,
  mail: { recipient: string; template: string; language: 'en' | 'es'; sealed: Buffer; now: Date },
): Promise<void> {
  const { now, ...data } = { ...mail, sealed: Uint8Array.from(mail.sealed) };
  await withPrisma(tx, (prisma) => prisma.mail.createMany({ data: [{ ...data, dueAt: now, createdAt: now }] }));
}

/** Claims the due mails, oldest first. No other process gets them until `leasedUntil`. */
export async function claimMails(
  db: Queryable,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<MailRow[]> {
  const { rows } = await db.query<MailRow>(
    `update mail set attempts = attempts + 1, due_at = $2
      where id in (select id from mail where state = 'waiting' and due_at <= $1
                    order by due_at, id limit $3 for update skip locked)
     returning ${columns}`,
    [now, leasedUntil, limit],
  );
  return rows.sort((a, b) => Number(a.id - b.id));
}

/** Records that a mail was sent, and deletes its text. */
export async function markMailSent(db: Queryable, id: bigint, now: Date): Promise<void> {
  const data = { state: 'sent', sealed: null, reason: null, endedAt: now };
  await withPrisma(db, (prisma) => prisma.mail.updateMany({ where: { id, state: 'waiting' }, data }));
}

/** Records that a mail can't be sent, and deletes its text. */
export async function markMailFailed(db: Queryable, id: bigint, reason: string, now: Date): Promise<void> {
  const data = { state: 'failed', sealed: null, reason, endedAt: now };
  await withPrisma(db, (prisma) => prisma.mail.updateMany({ where: { id, state: 'waiting' }, data }));
}

/** Records why a mail was not sent, and when to retry. */
export async function postponeMail(db: Queryable, id: bigint, reason: string, dueAt: Date): Promise<void> {
  await withPrisma(db, (prisma) =>
    prisma.mail.updateMany({ where: { id, state: 'waiting' }, data: { reason, dueAt } }),
  );
}

/** Gives claimed mails back that nobody tried to send, due at once. */
export async function releaseMails(db: Queryable, mails: readonly Pick<MailRow, 'id'>[], now: Date): Promise<void> {
  const where = { id: { in: mails.map(({ id }) => id) }, state: 'waiting' };
  await withPrisma(db, (prisma) => prisma.mail.updateMany({ where, data: { attempts: { decrement: 1 }, dueAt: now } }));
}

/** Mails waiting to be sent, newest first; `before`: only mails older than that one. */
export async function listWaitingMails(
  db: Queryable,
  { limit, before }: { limit: number; before: bigint | null },
): Promise<MailRow[]> {
  const { rows } = await db.query<MailRow>(
    `select ${columns} from mail where state = 'waiting' and ($1::bigint is null or id < $1) order by id desc limit $2`,
    [before, limit],
  );
  return rows;
}

/** Deletes mails that ended before `before`; returns how many. */
export async function deleteEndedMails(db: Queryable, before: Date): Promise<number> {
  const where = { state: { not: 'waiting' }, endedAt: { lt: before } };
  const { count } = await withPrisma(db, (prisma) => prisma.mail.deleteMany({ where }));
  return count;
}
