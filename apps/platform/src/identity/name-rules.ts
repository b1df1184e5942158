/**
 * Why a name can't appear in a mail; null: it can. Names go to unconfirmed addresses, so they must not contain a link or anything
 * that mail programs or readers turn into one (ADR 0126). Rules look at the NFKC form, in which full-width letters and dots are
 * plain ones.
 */
export type NameRule = (name: string) => string | null;

const NO_ADDRESS = 'must not contain a web or email address';

/** Invisible: controls, format and filler characters, line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** `http:`, `hxxp`, `www`, an @, and the percent codes of dot, slash, colon and @. */
const LINK = /:\/|\bh(?:tt|xx|\*\*)ps?\b|\bwww\b|@|%(?:2e|2f|3a|40)/iu;

/** `evil[.]com`, `evil (dot) com`, `ana [arroba] example`. */
const SPELLED_OUT = /[[({<]\s*(?:\.|dot|punto|ponto|at|arroba)\s*[\])}>]/iu;

/** Characters that look like a dot and have no plain form: Unicode's confusables of U+002E, and the ideographic full stop. */
const DOT_LOOKALIKE = /[\u3002\u0701\u0702\u0660\u06F0\uA4F8-\uA4FD\uA60E\u{10A50}\u{1D16D}]/u;

/** A domain with a path, a port or a query after it. */
const ADDRESS_WITH_PATH = /\.[\p{L}\p{N}-]{2,}[/:?#]/u;

const isAddress = (plain: string): boolean =>
  [LINK, SPELLED_OUT, DOT_LOOKALIKE, ADDRESS_WITH_PATH].some((pattern) => pattern.test(plain));

/** Characters of personal names: `José Á. d'Arc-Núñez`, `J.R. Smith`, `Ana Pérez, M.D.`. */
const PERSON_CHARACTERS = /^[\p{L}\p{M}0-9 .,'’‘`\-‐–·・]+$/u;

/** A dot directly followed by two or more letters or digits, or between digits: mail programs turn it into a link. */
const DOMAIN = /\.[\p{L}\p{N}]{2,}|\d\.\d/u;

const visible: NameRule = (name) => (INVISIBLE.test(name) ? 'must be one line of visible text' : null);

/** A person's name: only characters of names, and nothing that could be a domain. */
export const personNameRule: NameRule = (name) => {
  const plain = name.normalize('NFKC');
  if (visible(name) !== null) return visible(name);
  if (isAddress(plain) || DOMAIN.test(plain)) return NO_ADDRESS;
  return PERSON_CHARACTERS.test(plain) ? null : "may only contain letters, digits, spaces and . , ' -";
};

/** An organization's name. Some look like domains (`Amazon.com, Inc.`), so a domain alone is allowed. */
export const organizationNameRule: NameRule = (name) => {
  if (visible(name) !== null) return visible(name);
  return isAddress(name.normalize('NFKC')) ? NO_ADDRESS : null;
};
