import type { Tag } from '@entity-registry/domain';

/** The dates that the pages of a reading state: the latest of each tag. */
export class TagDates {
  private readonly dates: Partial<Record<Tag, string>> = {};

  /** Records the date of a page that feeds these tags; null if it states none. */
  record(tags: readonly Tag[], date: string | null): void {
    if (date === null) return;
    for (const tag of tags) this.dates[tag] = laterOf(this.dates[tag] ?? null, date);
  }

  get isEmpty(): boolean {
    return Object.keys(this.dates).length === 0;
  }

  /** For `Findings`: left out if no page stated a date. */
  toSourceUpdatedAt(): { readonly sourceUpdatedAt?: Readonly<Partial<Record<Tag, string>>> } {
    return this.isEmpty ? {} : { sourceUpdatedAt: { ...this.dates } };
  }
}

/** The later of two instants, ISO 8601. An invalid one is never the later one. */
export function laterOf(one: string | null, other: string): string {
  if (one === null || Number.isNaN(Date.parse(one))) return other;
  return Date.parse(other) >= Date.parse(one) ? other : one;
}
