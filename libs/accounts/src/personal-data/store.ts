/** The kind of person that a store's data is about. */
export type DataSubject =
  /** A person that a public register names. */
  | 'registered'
  /** A person that an account screens, by what the account says about them. */
  | 'screened'
  /** A user of the dashboard, or the owner of an account's address. */
  | 'user'
  | 'operator'
  /** A person who asked about their own data. */
  | 'requester'
  /** A caller, by network address. */
  | 'caller';

/** Subjects identified by an id, so that their data can be erased. */
export type ErasableDataSubject = 'registered' | 'screened' | 'user' | 'operator';

/** What enforces a retention time: housekeeping tasks, and loops and limits of the servers. */
export type RetentionJob =
  | 'purge_idempotency'
  | 'purge_history'
  | 'purge_evidence'
  | 'roll_disclosures'
  | 'identity housekeeping'
  | 'mail loop'
  | 'expiry of the store';

export type Retention =
  /** Maximum days after an event. */
  | { readonly days: number; readonly after: string; readonly by: RetentionJob }
  /** No fixed time: the event that ends it. */
  | { readonly until: string };

/** How the data of one person leaves a store. */
export type Eraser =
  /**
   * A statement. Its parameters: for a registered person the jurisdiction and the primary key; for a user the id and the mail
   * address; for an operator the id; for all people that an account screened, the id of the account.
   */
  | { readonly sql: string }
  /** Deleted with the row of that table: by a foreign key, or in the same statement. */
  | { readonly with: string }
  /** Not erased on request, because the retention is shorter than a request would take. */
  | { readonly expires: true }
  /** Not erased, for this reason. */
  | { readonly kept: string };

export interface Holding {
  /** What is stored, in plain language. */
  readonly data: string;
  readonly eraser: Eraser;
}

/** A table or another store that holds personal data (ADR 0158). */
export interface PersonalDataStore {
  /** Name of the table, or of the store outside the database. */
  readonly name: string;
  /** Columns of the table with the personal data. */
  readonly columns: readonly string[];
  readonly retention: Retention;
  readonly people: Readonly<Partial<Record<DataSubject, Holding>>>;
  /** Source files that write to a store outside the database. */
  readonly code?: readonly string[];
}

/** A table without personal data. */
export interface OtherTable {
  readonly name: string;
  /** What it holds instead. */
  readonly holds: string;
}
