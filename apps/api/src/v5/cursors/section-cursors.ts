import { DomainError, makeTypedId } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import type { PageAnchor } from '@entity-registry/registry';
import type { AccountId } from '@entity-registry/accounts';
import type { Cursors } from './cursors.js';

/** How long the rest of a list is available after its code was paid. */
const VALID_MS = 24 * 60 * 60_000;

/** Which list of which entity, and which account has paid for it. */
export interface SectionRef {
  readonly accountId: AccountId;
  readonly jurisdiction: Jurisdiction;
  readonly pk: bigint;
  readonly name: string;
}

/** Where a list continues, and until when that is paid for. */
export interface SectionPosition {
  readonly after: PageAnchor;
  /** Unix seconds. */
  readonly until: number;
  /** The code that was paid: one of those that include the list. */
  readonly code: Code;
}

/** The URLs of the pages of sections, valid for the account that paid, for a day from its payment. */
export class SectionCursors {
  constructor(
    private readonly cursors: Cursors,
    private readonly now: () => Date,
  ) {}

  /** Until when pages are available if paid for now. */
  get until(): number {
    return this.untilFrom(this.now());
  }

  /** Until when pages are available if paid for at `paidAt`. */
  untilFrom(paidAt: Date): number {
    return Math.floor((paidAt.getTime() + VALID_MS) / 1_000);
  }

  /** Whether that is still in the future. */
  isValid(until: number): boolean {
    return until * 1_000 > this.now().getTime();
  }

  /** The URL of the page at `place`. */
  address(section: SectionRef, place: SectionPosition): string {
    const { jurisdiction, pk, name } = section;
    return `/v5/entities/${makeTypedId(jurisdiction, 'own', pk)}/sections/${name}?cursor=${this.seal(section, place)}`;
  }

  /** The cursor of a place. A later page expires no later than the first. */
  seal(section: SectionRef, { after, until, code }: SectionPosition): string {
    const left = until - Math.floor(this.now().getTime() / 1_000);
    return this.cursors.seal(scopeOf(section), [after.date, after.pk.toString(), until, code], left);
  }

  /**
   * Where the list continues, or continued before it expired. Throws `invalid_cursor` for a cursor of another list, entity or
   * account.
   */
  open(section: SectionRef, cursor: string): SectionPosition {
    const { payload } = this.cursors.unseal(scopeOf(section), cursor);
    if (!Array.isArray(payload) || payload.length !== 4) throw new DomainError('invalid_cursor');
    const [date, pk, until, code] = payload as [string | null, string, number, Code];
    return { after: { date, pk: BigInt(pk) }, until, code };
  }

  /** Throws `invalid_cursor` when the paid period has ended. */
  assertPaid({ until }: SectionPosition): void {
    if (!this.isValid(until)) throw new DomainError('invalid_cursor');
  }
}

function scopeOf({ accountId, jurisdiction, pk, name }: SectionRef): { purpose: string; accountId: bigint } {
  return { purpose: `section ${makeTypedId(jurisdiction, 'own', pk)} ${name}`, accountId: BigInt(accountId) };
}
