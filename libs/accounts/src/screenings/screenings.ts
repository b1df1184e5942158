import { DomainError } from '@entity-registry/domain';
import type { JsonValue } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { addDays } from '../calendar/utc.js';
import type { AccountId, EntryId } from '../ids.js';
import type { SigningKeys } from '../signing-keys/signing-keys.js';
import { isRestrictedResponse } from '../restricted-responses/restriction-rows.js';
import { findScreening, insertScreening } from './screening-rows.js';
import type { NewScreening, ScreenedSubjectRow, ScreeningRow } from './screening-rows.js';

/**
 * Days that screenings stay stored: five years and a day, as long as disclosures. Banks must keep their checks for five years (FATF
 * recommendation 11).
 */
export const SCREENING_DAYS = 1_827;

/** A screening that was signed, and isn't stored before it is charged. */
export interface SignedScreening {
  /** JSON text of the document. */
  readonly text: string;
  /** Stores it, in the transaction of the charge. */
  readonly store: (tx: Queryable, entryId: EntryId) => Promise<void>;
}

/** What screenings said: stored with their charge, signed, and read again only by their account (ADR 0204). */
export class Screenings {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly keys: Pick<SigningKeys, 'load' | 'sign'>; readonly now: () => Date },
  ) {}

  /** Reads the key that signs, so that a screening needn't be done before it is known whether it can be signed. */
  loadKey(): Promise<void> {
    return this.options.keys.load();
  }

  /** Signs a document as it will be stored. `id` is in the document too. */
  async sign(
    { id, accountId }: { readonly id: string; readonly accountId: AccountId },
    document: { readonly [name: string]: JsonValue },
    subjects: readonly ScreenedSubjectRow[],
  ): Promise<SignedScreening> {
    const { jws, keyId: signingKeyId } = await this.options.keys.sign(document);
    const screenedAt = this.options.now();
    const text = JSON.stringify(document);
    const screening: NewScreening = {
      ...{ id, accountId, document: text, jws, signingKeyId, screenedAt, subjects },
      expiresAt: addDays(screenedAt, SCREENING_DAYS),
    };
    return { text, store: (tx, entryId) => insertScreening(tx, entryId, screening) };
  }

  /**
   * One screening of the account; null: unknown, another account's, credited back, or no longer stored. Throws `response_restricted` if it
   * names something that was suppressed since: it is signed, so it can't be returned in part (ADR 0211).
   */
  async find(accountId: AccountId, id: string): Promise<ScreeningRow | null> {
    const screening = await findScreening(this.pool, accountId, id, this.options.now());
    if (screening === null) return null;
    if (await isRestrictedResponse(this.pool, screening.entryId)) throw new DomainError('response_restricted');
    return screening;
  }
}
