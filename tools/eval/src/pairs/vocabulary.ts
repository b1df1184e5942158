import { nameTokens } from '@entity-registry/domain';
import type { NameKind } from './pair.js';

export interface WrittenName {
  name: string;
  kind: NameKind;
}

/** The words of many names, with the number of names that contain each. */
export class Vocabulary {
  private readonly frequencies = new Map<string, number>();
  private names = 0;

  constructor(names: Iterable<WrittenName>) {
    for (const { name, kind } of names) {
      this.names += 1;
      for (const token of nameTokens(name, kind)) this.frequencies.set(token, (this.frequencies.get(token) ?? 0) + 1);
    }
  }

  frequency(word: string): number {
    return this.frequencies.get(word) ?? 0;
  }

  /** Inverse document frequency in nats, as the name index weighs words; a word that no name has is the rarest. */
  weight(word: string): number {
    return Math.log(1 + (this.names + 1) / (this.frequency(word) + 1));
  }
}

/** Words in more names than this don't help to find similar names: names that share nothing else aren't similar. */
const MAX_HOLDERS = 6_000;

/** Names by their words, to find the names most similar to a given one. */
export class NearestNames<Item extends WrittenName> {
  private readonly holders = new Map<string, number[]>();
  private readonly weights: number[];

  constructor(
    private readonly items: readonly Item[],
    private readonly vocabulary: Vocabulary,
  ) {
    this.weights = items.map((item, at) => {
      let sum = 0;
      for (const token of nameTokens(item.name, item.kind)) {
        sum += vocabulary.weight(token);
        const list = this.holders.get(token);
        if (list === undefined) this.holders.set(token, [at]);
        else list.push(at);
      }
      return sum;
    });
  }

  /**
   * Up to `most` other names that `allowed` accepts, best first: by the weight of the shared words relative to the
   * words of both.
   */
  nearest(name: WrittenName, most: number, allowed: (item: Item) => boolean): Item[] {
    const shared = new Map<number, number>();
    let own = 0;
    for (const token of nameTokens(name.name, name.kind)) {
      const weight = this.vocabulary.weight(token);
      own += weight;
      const holders = this.holders.get(token) ?? [];
      if (holders.length > MAX_HOLDERS) continue;
      for (const at of holders) shared.set(at, (shared.get(at) ?? 0) + weight);
    }
    const ranked = [...shared]
      .map(([at, weight]) => ({ at, nearness: weight / (own + (this.weights[at] ?? 0) - weight) }))
      .sort((a, b) => b.nearness - a.nearness || a.at - b.at);
    const found: Item[] = [];
    for (const { at } of ranked) {
      const item = this.items[at];
      if (found.length === most) break;
      if (item !== undefined && allowed(item)) found.push(item);
    }
    return found;
  }
}
