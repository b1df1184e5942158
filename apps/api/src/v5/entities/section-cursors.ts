import { DomainError, makeTypedId } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
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

  /** The address of the page after `after`. A later page is good no longer than the first. */
  address(section: SectionOf, { after, until }: SectionPlace): string {
    const { jurisdiction, pk, name } = section;
    const left = until - Math.floor(this.now().getTime() / 1_000);
    const cursor = this.cursors.seal(scopeOf(section), [after.date, after.pk.toString(), until], left);
    return `/v5/entities/${makeTypedId(jurisdiction, 'own', pk)}/sections/${name}?cursor=${cursor}`;
  }

  /** Where the list goes on. Throws `invalid_cursor` for one of another list, entity or account, and for one that has expired. */
  open(section: SectionOf, cursor: string): SectionPlace {
    const place = this.cursors.open(scopeOf(section), cursor);
    if (!Array.isArray(place)) throw new DomainError('invalid_cursor');
    const [date, pk, until] = place as [string | null, string, number];
    return { after: { date, pk: BigInt(pk) }, until };
  }
}

function scopeOf({ accountId, jurisdiction, pk, name }: SectionOf): { purpose: string; accountId: bigint } {
  return { purpose: `section ${makeTypedId(jurisdiction, 'own', pk)} ${name}`, accountId: BigInt(accountId) };
}
