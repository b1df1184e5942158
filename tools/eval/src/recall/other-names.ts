import { foldName } from '@entity-registry/domain';
import { isSpelling } from '../pairs/decidable.js';
import { mistypeOne } from '../pairs/distort.js';
import { NAME_KINDS } from '../pairs/pair.js';
import type { WrittenName } from '../pairs/vocabulary.js';
import { readWorldEntities, scriptOf } from '../pairs/world/entities.js';
import { Random, sampleBy } from '../random.js';
import type { RecallQuery } from './queries.js';

/** A former, trade or alias name of one of the searched entities. */
export interface OtherName extends WrittenName {
  /** The position of the entity's current name in the list of names. */
  place: number;
}

type Way = (name: string, random: Random) => string | null;

const WAYS: Readonly<Record<string, Way>> = {
  'as written': (name) => name,
  'typing error': (name, random) => mistypeOne(name.split(' '), random)?.join(' ') ?? null,
  'a word dropped': (name, random) => {
    const words = name.split(' ');
    return words.length < 3 ? null : words.toSpliced(random.below(words.length), 1).join(' ');
  },
};

const keyOf = ({ name, kind }: WrittenName): string => `${kind}|${name}`;

/** The aliases on the European list that are no other spelling of the name: of entities whose names are in `names`. */
export function otherNames(data: string, names: readonly WrittenName[]): OtherName[] {
  const places = new Map(names.map((name, place) => [keyOf(name), place]));
  const current = new Set(names.map(({ name }) => foldName(name)));
  const found = readWorldEntities(data).flatMap((entity) => {
    const place = places.get(keyOf(entity));
    if (place === undefined) return [];
    return entity.aliases
      .filter(
        (alias) => scriptOf(alias) === 'Latin' && !current.has(foldName(alias)) && !isSpelling(alias, entity.name),
      )
      .map((name) => ({ name, kind: entity.kind, place }));
  });
  return [...new Map(found.map((other) => [`${String(other.place)}|${foldName(other.name)}`, other])).values()];
}

/** Queries for other names, in each way at most `most` for persons and as many for companies. They want the current name. */
export function otherNameQueries(
  others: readonly OtherName[],
  names: readonly WrittenName[],
  most: number,
): RecallQuery[] {
  return Object.entries(WAYS).flatMap(([category, way]) =>
    NAME_KINDS.flatMap((kind) => {
      const own = others.filter((other) => other.kind === kind);
      const made = sampleBy(own, own.length, `recall other ${category}`, ({ name }) => name).flatMap(
        ({ name, place }): RecallQuery[] => {
          const query = way(name, new Random(`recall other|${category}|${name}`));
          const wanted = foldName(names[place]?.name ?? '');
          return query === null ? [] : [{ category, level: 'other name', query, kind, wanted }];
        },
      );
      return made.slice(0, most);
    }),
  );
}
