import { DomainError, makeTypedId } from '@entity-registry/domain';
import type { Code, Jurisdiction } from '@entity-registry/domain';
import type { PageAnchor } from '@entity-registry/registry';
import type { AccountId } from '@entity-registry/persistence';
import type { Cursors } from '../cursors/cursors.js';

/** Time for the rest of a list after its code was paid. */
const VALID_MS = 24 * 60 * 60_000;

/** Which list of which entity, and who has paid for it. */
export interface SectionOf {
  readonly accountId: AccountId;
  readonly jurisdiction: Jurisdiction;
  readonly pk: bigint;
  readonly name: string;
}

/** Where a list goes on, and until when that is paid for. */
export interface SectionPlace {
  readonly after: PageAnchor;
  /** Unix seconds. */
  readonly until: number;
  /** What was paid for: one of the codes that hold the list. */
  readonly code: Code;
}

/** The addresses of the pages of sections, good for the account that paid, for a day from when it did. */
export class SectionCursors {
  constructor(
    private readonly cursors: Cursors,
    private readonly now: () => Date,
  ) {}

  /** Until when pages are paid for that are paid for now. */
  get until(): number {
    return Math.floor((this.now().getTime() + VALID_MS) / 1_000);
  }

  /** The address of the page at `place`. */
  address(section: SectionOf, place: SectionPlace): string {
    const { jurisdiction, pk, name } = section;
    return `/v5/entities/${makeTypedId(jurisdiction, 'own', pk)}/sections/${name}?cursor=${this.seal(section, place)}`;
  }

  /** The cursor of a place. A later page is good no longer than the first. */
  seal(section: SectionOf, { after, until, code }: SectionPlace): string {
    const left = until - Math.floor(this.now().getTime() / 1_000);
    return this.cursors.seal(scopeOf(section), [after.date, after.pk.toString(), until, code], left);
  }

  /**
   * Where the list goes on, or went on while that was paid for. Throws `invalid_cursor` for one of another list, entity or
   * account.
   */
  open(section: SectionOf, cursor: string): SectionPlace {
    const { payload } = this.cursors.unseal(scopeOf(section), cursor);
    if (!Array.isArray(payload) || payload.length !== 4) throw new DomainError('invalid_cursor');
    const [date, pk, until, code] = payload as [string | null, string, number, Code];
    return { after: { date, pk: BigInt(pk) }, until, code };
  }

  /** Throws `invalid_cursor` when what was paid for has ended. */
  assertPaid({ until }: SectionPlace): void {
    if (until * 1_000 <= this.now().getTime()) throw new DomainError('invalid_cursor');
  }
}

function scopeOf({ accountId, jurisdiction, pk, name }: SectionOf): { purpose: string; accountId: bigint } {
  return { purpose: `section ${makeTypedId(jurisdiction, 'own', pk)} ${name}`, accountId: BigInt(accountId) };
}
