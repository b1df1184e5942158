import { inTransaction } from '@entity-registry/database';
import type { Database } from '@entity-registry/database';

/** A due document that this process has claimed until its lease ends. */
export interface ClaimedDocument {
  readonly level: string;
  readonly jurisdiction: string;
  readonly pk: bigint;
  /** Key of its file in the object store. */
  readonly objectKey: string;
  /** Including this one. */
  readonly attempts: number;
  /** SHA-256 of the file that the text was recognized from. Null, like the engine, if the text was not recognized here. */
  readonly digest: Buffer | null;
  readonly engine: string | null;
}

/** The recognized text, and its language and engine. */
export interface NewText {
  readonly pages: readonly string[];
  readonly digest: Uint8Array;
  readonly engine: string;
  readonly language: string;
}

/** Number of documents in each state. */
export interface ReadingCounts {
  readonly waiting: number;
  readonly read: number;
  readonly failed: number;
}

const MAX_REASON = 300;

/** Matches the claimed row if it is still pending, has the same file, and was not claimed by another process since. */
const CLAIMED = `level = $1 and jurisdiction = $2 and pk = $3 and object_key = $4 and attempts = $5 and state = 'waiting'`;
const claimOf = (claim: ClaimedDocument): unknown[] => [
  claim.level,
  claim.jurisdiction,
  claim.pk,
  claim.objectKey,
  claim.attempts,
];

/** Documents with files in our store that are not queued yet. */
const STORED_BEFORE = `
  insert into document_reading (level, jurisdiction, pk, object_key)
  select r.level, r.jurisdiction, r.pk, substr(r.payload ->> 'pdf_url', length('object://') + 1)
    from record r
   where r.level in ('documentos_escaneados', 'registry_documents')
     and r.payload ->> 'pdf_url' ~ '^object://(?!synthetic/).' and length(r.payload ->> 'pdf_url') <= 521
  on conflict (level, jurisdiction, pk) do nothing`;

/**
 * The queue of documents to read: rows that the database maintains as documents are stored (ADR 0025). A claim is a lease;
 * updates for a claim that was lost change nothing and return false.
 */
export class DocumentReadings {
  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  /**
   * Records that this process has a recognizer, so that documents wait for it (ADR 0025). Uses the database's clock, which
   * all processes share.
   */
  async announce({ engine, language }: { readonly engine: string; readonly language: string }): Promise<void> {
    await this.db.query(
      `insert into text_recognizer as known (engine, language, seen_at) values ($1, $2, now())
       on conflict (engine) do update set language = excluded.language, seen_at = excluded.seen_at
        where known.seen_at < excluded.seen_at - interval '5 minutes'`,
      [engine, language],
    );
  }

  /** Claims the document that has waited longest, for `leaseMs`; undefined if none is due. */
  async claim(leaseMs: number): Promise<ClaimedDocument | undefined> {
    const now = this.now();
    const { rows } = await this.db.query<ClaimedDocument>(
      `update document_reading d set due_at = $2, attempts = d.attempts + 1
         from (select level, jurisdiction, pk from document_reading
                where state = 'waiting' and due_at <= $1 order by due_at, pk limit 1 for update skip locked) as next
        where d.level = next.level and d.jurisdiction = next.jurisdiction and d.pk = next.pk
       returning d.level, d.jurisdiction, d.pk, d.object_key as "objectKey", d.attempts, d.digest, d.engine`,
      [now, new Date(now.getTime() + leaseMs)],
    );
    return rows[0];
  }

  /** Replaces the existing text with the recognized text. */
  async finish(claim: ClaimedDocument, text: NewText): Promise<boolean> {
    const { pages, digest, engine, language } = text;
    return inTransaction(this.db, async (tx) => {
      const { rowCount } = await tx.query(
        `update document_reading
            set state = 'read', reason = null, former_key = null, digest = $6, engine = $7, language = $8, pages = $9, read_at = $10
          where ${CLAIMED}`,
        [...claimOf(claim), Buffer.from(digest), engine, language, pages.length, this.now()],
      );
      if (rowCount !== 1) return false;
      const document = [claim.level, claim.jurisdiction, claim.pk];
      await tx.query('delete from document_text where level = $1 and jurisdiction = $2 and pk = $3', document);
      await tx.query(
        `insert into document_text (level, jurisdiction, pk, page, body)
         select $1, $2, $3, page, body from unnest($4::text[]) with ordinality as read (body, page)`,
        [...document, pages],
      );
      return true;
    });
  }

  /** Keeps the text: it was already recognized from this file. */
  keepText(claim: ClaimedDocument): Promise<boolean> {
    return this.change(claim, `state = 'read', reason = null, former_key = null`);
  }

  /** Number of characters in the document's existing text, without spaces; 0 if it has none. */
  async countLetters({ level, jurisdiction, pk }: ClaimedDocument): Promise<number> {
    const { rows } = await this.db.query<{ letters: number }>(
      `select coalesce(sum(length(regexp_replace(body, '\\s', '', 'g'))), 0)::int as letters
         from document_text where level = $1 and jurisdiction = $2 and pk = $3`,
      [level, jurisdiction, pk],
    );
    return rows[0]?.letters ?? 0;
  }

  /** Marks the document as unreadable. Existing text stays. */
  fail(claim: ClaimedDocument, reason: string): Promise<boolean> {
    return this.change(claim, `state = 'failed', reason = $6`, [reason.slice(0, MAX_REASON)]);
  }

  /** Schedules another attempt after `afterMs`. */
  postpone(claim: ClaimedDocument, reason: string, afterMs: number): Promise<boolean> {
    const dueAt = new Date(this.now().getTime() + afterMs);
    return this.change(claim, `reason = $6, due_at = $7`, [reason.slice(0, MAX_REASON), dueAt]);
  }

  /** Returns the document to the queue without counting the attempt; due after `afterMs`, if given. */
  release(claim: ClaimedDocument, afterMs?: number): Promise<boolean> {
    const dueAt = afterMs === undefined ? '-infinity' : new Date(this.now().getTime() + afterMs);
    return this.change(claim, `due_at = $6, attempts = attempts - 1`, [dueAt]);
  }

  async counts(): Promise<ReadingCounts> {
    const { rows } = await this.db.query<{ state: keyof ReadingCounts; count: number }>(
      'select state, count(*)::int as count from document_reading group by state',
    );
    const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    return { waiting: 0, read: 0, failed: 0, ...counts };
  }

  /** Number of pending documents, due or not; counts at most 100,000. */
  async waiting(): Promise<number> {
    const { rows } = await this.db.query<{ count: number }>(
      `select count(*)::int as count from (select from document_reading where state = 'waiting' limit 100000) as waiting`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Number of documents that are due now. */
  async due(): Promise<number> {
    const { rows } = await this.db.query<{ count: number }>(
      `select count(*)::int as count from document_reading where state = 'waiting' and due_at <= $1`,
      [this.now()],
    );
    return rows[0]?.count ?? 0;
  }

  /** Enqueues documents that were stored before the queue existed. Returns their number. */
  async addStored(): Promise<number> {
    return (await this.db.query(STORED_BEFORE)).rowCount ?? 0;
  }

  /** Enqueues documents in these states again. Returns their number. */
  async repeat(states: readonly ('failed' | 'read')[]): Promise<number> {
    const { rowCount } = await this.db.query(
      `update document_reading set state = 'waiting', due_at = '-infinity', attempts = 0, reason = null where state = any ($1)`,
      [states],
    );
    return rowCount ?? 0;
  }

  private async change(claim: ClaimedDocument, set: string, values: readonly unknown[] = []): Promise<boolean> {
    const sql = `update document_reading set ${set} where ${CLAIMED}`;
    return (await this.db.query(sql, [...claimOf(claim), ...values])).rowCount === 1;
  }
}
