import type { Queryable } from '@entity-registry/database';

/** Takes `count` consecutive numbers of a sequence, however many others draw from it; returns the first. */
export async function reserveNumbers(
  db: Queryable,
  sequence: 'entity_pk_seq' | 'record_pk_seq',
  count: number,
): Promise<number> {
  for (;;) {
    const { rows } = await db.query<{ first: string; last: string }>(
      `select min(n)::text as first, max(n)::text as last
         from (select nextval('${sequence}') as n from generate_series(1, $1)) drawn`,
      [count],
    );
    const first = Number(rows[0]?.first);
    // Numbers in between mean that another session drew at the same time; they keep theirs.
    if (Number(rows[0]?.last) - first + 1 === count) return first;
  }
}

/** Numbers for records, reserved in blocks so that most of them cost no round trip. */
export class RecordNumbers {
  private free = 0;
  private end = 0;

  constructor(
    private readonly db: Queryable,
    private readonly block: number,
  ) {}

  /** Makes sure that `count` numbers can be taken before the next call. The rest of an old block is unused. */
  async provide(count: number): Promise<void> {
    if (this.end - this.free >= count) return;
    const size = Math.max(this.block, count);
    this.free = await reserveNumbers(this.db, 'record_pk_seq', size);
    this.end = this.free + size;
  }

  readonly next = (): number => {
    if (this.free === this.end) throw new Error('more records of one entity than numbers were provided for');
    return this.free++;
  };
}
