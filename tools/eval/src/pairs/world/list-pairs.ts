import { foldName } from '@entity-registry/domain';
import { sampleBy } from '../../random.js';
import { isSpelling } from '../decidable.js';
import type { LabeledPair } from '../pair.js';
import { scriptOf, skeletons } from './entities.js';
import type { WorldEntity } from './entities.js';
import { worldPair } from './world-pair.js';

/** Entities by the consonants of their words, to find the most similar name of another entity. */
export class SimilarEntities {
  private readonly holders = new Map<string, WorldEntity[]>();
  private readonly count: number;

  constructor(entities: readonly WorldEntity[]) {
    this.count = entities.length;
    for (const entity of entities)
      for (const word of skeletons(entity.name)) this.holders.set(word, [...(this.holders.get(word) ?? []), entity]);
  }

  private weight(word: string): number {
    return Math.log(1 + this.count / (this.holders.get(word)?.length ?? 1));
  }

  /** The entity of another id whose name is most similar without being contained in it or containing it. */
  nearest(entity: WorldEntity): WorldEntity | null {
    const own = skeletons(entity.name);
    const shared = new Map<WorldEntity, number>();
    for (const word of own)
      for (const other of this.holders.get(word) ?? [])
        if (other.id !== entity.id) shared.set(other, (shared.get(other) ?? 0) + this.weight(word));
    const total = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + this.weight(word), 0);
    const ranked = [...shared]
      .map(([other, weight]) => ({ other, near: weight / (total(own) + total(skeletons(other.name)) - weight) }))
      .sort((one, other) => other.near - one.near || (one.other.id < other.other.id ? -1 : 1));
    return (
      ranked.find(({ other }) => !isWithin(own, skeletons(other.name)) && !sameNumber(entity, other))?.other ?? null
    );
  }
}

function sameNumber(one: WorldEntity, other: WorldEntity): boolean {
  return one.numbers.some((number) => other.numbers.includes(number));
}

/** Words of legal forms, which don't tell two entities apart. */
const FORM_WORDS = skeletons(
  'joint stock company jsc pjsc ojsc cjsc ao oao pao zao llc ooo limited liability ltd open public the',
);

const withoutForm = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !FORM_WORDS.has(word)));

/** True if the words of one name are all words of the other, as they sound, whatever their legal forms. */
export function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [own, facing] = [withoutForm(one), withoutForm(other)];
  const within = (own: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
    [...own].every((word) => all.has(word));
  return within(own, facing) || within(facing, own);
}

/**
 * True if an alias is another spelling of the name, and not another name. Names in Han and Hangul have no words to compare;
 * persons' are romanized, organizations' mostly translated.
 */
function isAliasSpelling(entity: WorldEntity, alias: string): boolean {
  const script = scriptOf(alias);
  if (script === 'Han' || script === 'Hangul') return entity.kind === 'NaturalPerson';
  return isSpelling(alias, entity.name);
}

const label = (entity: WorldEntity): string => (entity.kind === 'Organization' ? 'companies' : 'persons');

/** Aliases on the European list, and the most similar name of another entity for each. */
export function aliasPairs(entities: readonly WorldEntity[], most: number): LabeledPair[] {
  const european = entities.filter((entity) => entity.list === 'eu' && scriptOf(entity.name) === 'Latin');
  const groups = Map.groupBy(
    european.flatMap((entity) => entity.aliases.map((alias) => ({ entity, alias }))),
    ({ entity, alias }) => `${label(entity)}|${scriptOf(alias)}`,
  );
  return [...groups].flatMap(([key, named]) => {
    const script = key.split('|')[1] ?? '';
    const category = script === 'Latin' ? 'aliases' : `scripts: ${script}`;
    const drawn = sampleBy(named, most, `world ${key}`, ({ entity, alias }) => `${entity.id}|${alias}`);
    const similar = new SimilarEntities(european.filter((entity) => entity.kind === drawn[0]?.entity.kind));
    return drawn.flatMap(({ entity, alias }) => {
      const decidable = isAliasSpelling(entity, alias) && foldName(alias) !== foldName(entity.name);
      const other = similar.nearest(entity);
      return [
        worldPair(entity.kind, category, true, alias, entity.name, decidable),
        ...(other === null || isWithin(skeletons(alias), skeletons(other.name))
          ? []
          : [worldPair(entity.kind, category, false, alias, other.name)]),
      ];
    });
  });
}

/** The same number on both lists, however differently they write the name; and the nearest of other numbers. */
export function numberPairs(entities: readonly WorldEntity[], most: number): LabeledPair[] {
  const european = entities.filter((entity) => entity.list === 'eu');
  const byNumber = new Map<string, Set<WorldEntity>>();
  for (const entity of european)
    for (const number of entity.numbers) byNumber.set(number, (byNumber.get(number) ?? new Set()).add(entity));
  const similar = {
    Organization: new SimilarEntities(european.filter((entity) => entity.kind === 'Organization')),
    NaturalPerson: new SimilarEntities(european.filter((entity) => entity.kind === 'NaturalPerson')),
  };
  const pairs = entities
    .filter((entity) => entity.list === 'ofac')
    .flatMap((entity) => {
      const same = new Set(entity.numbers.flatMap((number) => [...(byNumber.get(number) ?? [])]));
      const [found] = same;
      if (found === undefined || same.size > 1 || found.kind !== entity.kind) return [];
      return foldName(found.name) === foldName(entity.name) ? [] : [{ entity, found }];
    });
  return sampleBy(pairs, most, 'world numbers', ({ entity }) => entity.id).flatMap(({ entity, found }) => {
    const other = similar[entity.kind].nearest(entity);
    const decidable = isAliasSpelling(entity, found.name);
    return [
      worldPair(entity.kind, 'two lists', true, entity.name, found.name, decidable),
      ...(other === null || other === found
        ? []
        : [worldPair(entity.kind, 'two lists', false, entity.name, other.name)]),
    ];
  });
}

/** Entities of one list and their nearest neighbors: family members, subsidiaries and other companies of a group. */
export function neighborPairs(entities: readonly WorldEntity[], most: number): LabeledPair[] {
  return (['Organization', 'NaturalPerson'] as const).flatMap((kind) => {
    const own = entities.filter((entity) => entity.list === 'ofac' && entity.kind === kind);
    const similar = new SimilarEntities(own);
    return sampleBy(own, most, `world neighbors ${kind}`, (entity) => entity.id).flatMap((entity) => {
      const other = similar.nearest(entity);
      return other === null ? [] : [worldPair(kind, 'neighbors', false, entity.name, other.name)];
    });
  });
}
