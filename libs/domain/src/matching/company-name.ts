import {
  COMPANY_CLASSES,
  classOfForm,
  isLegalFormWord,
  peelLeadingForm,
  wordsOfLegalForms,
} from '../names/legal-forms.js';
import type { LegalFormClass } from '../names/legal-form.js';
import { formAtEnd, formInFront } from '../names/world-forms/find-form.js';
import type { FoundForm } from '../names/world-forms/find-form.js';
import { editCost } from './alignment/letter-costs.js';

/** Folded forms that are recognized with one wrong letter or a space, at the end of a name of several words. */
const LONG_FORMS = [
  'ltda',
  'limitada',
  'anonima',
  'anonyme',
  'simplificada',
  'corp',
  'corporation',
  'incorporated',
  'partnership',
  'aktiengesellschaft',
  'foundation',
  'fundacion',
];
const MISWRITTEN = 1.25;

function mended(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return words;
  const together = (words.at(-2) ?? '') + last;
  if (!isLegalFormWord(last) && LONG_FORMS.includes(together)) return [...words.slice(0, -2), together];
  if (last.length < 3 || isLegalFormWord(last)) return words;
  const first = last.charCodeAt(0);
  const closest = LONG_FORMS.find(
    (form) =>
      form.charCodeAt(0) === first &&
      Math.abs(form.length - last.length) < 2 &&
      editCost(last, form, MISWRITTEN) <= MISWRITTEN,
  );
  return closest === undefined ? words : [...words.slice(0, -1), closest];
}

export interface CompanyName {
  /** The folded words without the form. */
  core: readonly string[];
  form: string | null;
  /** The classes that the form may have; none without a form. */
  classes: readonly LegalFormClass[];
  /** The words of the form. */
  peeled: readonly string[];
  /** The leading word that gives the kind of body if there is no legal form ('fundacion'); it stays in the core. */
  body: string | null;
}

/** Many names begin with the two letters of a form ('AG Zumbador'). This one is a form in any position. */
const SHORT_LEADING = 'sa';

/** 'Trust' or 'Foundation' before another form is part of the name; a branch and the forms of companies aren't. */
const NEVER_IN_NAME: ReadonlySet<LegalFormClass> = new Set([...COMPANY_CLASSES, 'branch']);

/** Places with a spa: 'Spa' at the end of their names is no Italian corporation. */
const WITH_SPA = /\b(?:hotel|resort|beauty|wellness|salon|day|inn|thermal|medical|nail)\b/;

function peelEnd(words: readonly string[]): {
  words: readonly string[];
  form: string | null;
  classes: readonly LegalFormClass[];
} {
  let rest = words;
  let form: string | null = null;
  let classes: readonly LegalFormClass[] = [];
  for (let found = formAtEnd(rest); found !== null; found = formAtEnd(rest)) {
    if (form !== null && !found.classes.some((each) => NEVER_IN_NAME.has(each))) break;
    if (found.form === 'spa' && found.length === 1 && WITH_SPA.test(rest.join(' '))) break;
    form ??= found.form;
    if (classes.length === 0) classes = found.classes;
    rest = rest.slice(0, -found.length);
  }
  return { words: rest, form, classes };
}

/** A form of this many words, such as 'Federal State Unitary Enterprise', says nothing else. */
const LONG_FORM = 3;

const isBody = ({ classes, length }: FoundForm, latin: boolean): boolean =>
  latin && length < LONG_FORM && !classes.some((each) => NEVER_IN_NAME.has(each));

/**
 * The form in front of a name, for names without one at the end. 'Fundación' and the like say what kind of body it is, as
 * forms do at the end, but are words of the name too.
 */
function leadingForm(words: readonly string[], latin: boolean): CompanyName | null {
  const found = formInFront(words, latin);
  if (found !== null) {
    const { form, classes, length } = found;
    if (isBody(found, latin))
      return { core: words, form: null, classes, peeled: [], body: words.slice(0, length).join(' ') };
    return { core: words.slice(length), form, classes, peeled: words.slice(0, length), body: null };
  }
  const first = words[0] ?? '';
  if (!wordsOfLegalForms().has(first) && first.length > 1) return null;
  if (first.length === 2 && first !== SHORT_LEADING) return null;
  const leading = peelLeadingForm(words.join(' '));
  if (leading === null) return null;
  const { core, form } = leading;
  const formClass = classOfForm(form);
  return { core: core.split(' '), form, classes: formClass === null ? [] : [formClass], peeled: [], body: null };
}

/** Leading words that give the kind of body, as legal forms do at the end. */
const BODIES: ReadonlyMap<string, LegalFormClass> = new Map([
  ['fideicomiso', 'trust'],
  ['foundation', 'foundation'],
]);

function bodyOf(words: readonly string[]): CompanyName {
  const first = words.length > 1 ? (words[0] ?? '') : '';
  const formClass = BODIES.get(first);
  const body = formClass === undefined ? null : first;
  return { core: words, form: null, classes: formClass === undefined ? [] : [formClass], peeled: [], body };
}

/**
 * Core and form of a company's name, folded to Latin words. A leading form counts if there is no trailing one. `latin`: the
 * name was written in Latin letters.
 */
export function companyName(folded: string, latin = true): CompanyName {
  const words = folded.split(' ');
  let peeled = peelEnd(words);
  if (peeled.form === null) {
    const corrected = mended(words);
    if (corrected !== words) peeled = peelEnd(corrected);
  }
  const { words: rest, form, classes } = peeled;
  if (form === null) return leadingForm(words, latin) ?? bodyOf(words);
  // 'ООО "Ромашка", LLC' and 'PT Maju Tbk' have their form on both sides.
  const front = formInFront(rest, latin);
  const twice = front?.classes.some((each) => classes.includes(each)) === true && !isBody(front, latin);
  const peeledWords = words.slice(rest.length);
  if (!twice) return { core: rest, form, classes, peeled: peeledWords, body: null };
  const core = rest.slice(front.length);
  return { core, form, classes, peeled: [...rest.slice(0, front.length), ...peeledWords], body: null };
}
