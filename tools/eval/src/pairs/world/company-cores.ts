import { Random, sampleBy } from '../../random.js';
import { scriptOf } from './entities.js';
import type { WorldEntity } from './entities.js';

/** The usual forms of the lists, at either end, to get at the name itself. */
const FORMS =
  /\b(?:s\.?a\.? de c\.?v|s\.?p\.?r\.? de r\.?l\.?|limited liability company|(?:public |open |closed )?joint[- ]stock company|aktsionernoe obshchestvo|company limited|co\.?,? ?ltd|ltd|limited|llc|l\.l\.c|inc|incorporated|corp|corporation|gmbh|ag|s\.a\.?s?|sa|sas|sarl|srl|ltda|pvt|pte|jsc|pjsc|ojsc|cjsc|ooo|oao|zao|ao|pao|fze|fzco|fz-llc|dmcc|plc|bv|nv|sdn bhd|co|company|sirketi|anonim|ticaret|sanayi|pty|oy|ou|as|limitada|cia|ltd|sti|kft|ab)\b\.?/gi;

/** Names of organizations without their legal form, in Latin letters, of two to four words with a telling one. */
export function companyCores(entities: readonly WorldEntity[], most: number): string[] {
  const cores = entities
    .filter((entity) => entity.kind === 'Organization' && scriptOf(entity.name) === 'Latin')
    .map(({ name }) =>
      name
        .replace(/[“”"‘’'«»()]/g, ' ')
        .replace(FORMS, ' ')
        .replace(/[\s,.]+/g, ' ')
        .trim(),
    )
    .filter((core) => /^\p{Lu}[\p{L} -]+$/u.test(core) && core.length < 40 && /\p{L}{5}/u.test(core))
    .filter((core) => core.split(' ').length >= 2 && core.split(' ').length <= 4)
    .map((core) => titleCase(core));
  return sampleBy([...new Set(cores)], most, 'world cores', (core) => core);
}

function titleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}

const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va za be de fe le me ne re se te ve bi di li mi ni ri si ti vi bo co do lo mo no ro so to vo bu du lu mu nu ru su tu vu bran cor del fer gal hol kar lan mar nor par ros sal tor ver win zen'.split(
    ' ',
  );

/** An invented word of `count` syllables: no list has it, so that pairs of short names say nothing about real ones. */
export function inventedWord(seed: string, count: number): string {
  const random = new Random(`word|${seed}`);
  const letters = Array.from({ length: count }, () => random.pick(SYLLABLES) ?? 'a').join('');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
