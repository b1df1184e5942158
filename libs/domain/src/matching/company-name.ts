import {
  classOfForm,
  isLegalFormWord,
  peelLeadingForm,
  peelLegalForm,
  wordsOfLegalForms,
} from '../names/legal-forms.js';
import type { LegalFormClass } from '../names/legal-form.js';
import { editCost } from './letter-costs.js';

/** Folded forms that are recognized with one wrong letter or a space, at the end of a name of several words. */
const LONG_FORMS = ['ltda', 'limitada', 'anonima', 'simplificada', 'corp', 'corporation', 'foundation', 'fundacion'];
const MISWRITTEN = 1.25;

function mended(folded: string): string {
  const words = folded.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2) return folded;
  const together = (words.at(-2) ?? '') + last;
  if (last.length === 1 && together.length > 3 && LONG_FORMS.includes(together))
    return [...words.slice(0, -2), together].join(' ');
  if (last.length < 3 || isLegalFormWord(last)) return folded;
  const closest = LONG_FORMS.find((form) => editCost(last, form, MISWRITTEN) <= MISWRITTEN);
  return closest === undefined ? folded : [...words.slice(0, -1), closest].join(' ');
}

/** Foreign legal forms at either end of a name, which the region's registers do not use. */
const FORMS_IN_WORDS =
  /^(?:(?:public |open |closed )?joint stock company|limited liability company)(?= .)|(?<=. )(?:(?:public |open |closed )?joint stock company|limited liability company)$/;

export interface CompanyName {
  core: string;
  form: string | null;
  formClass: LegalFormClass | null;
  /** The leading word that gives the kind of body if there is no legal form ('fundacion'); it stays in the core. */
  body: string | null;
}

/** Many names begin with the two letters of a form ('AG Zumbador'). This one is a form in any position. */
const SHORT_LEADING = 'sa';

function leadingForm(core: string): CompanyName | null {
  const first = core.slice(0, Math.max(0, core.indexOf(' ')));
  if (!wordsOfLegalForms().has(first) && first.length > 1) return null;
  if (first.length === 2 && first !== SHORT_LEADING) return null;
  const leading = peelLeadingForm(core);
  return leading && { ...leading, formClass: classOfForm(leading.form), body: null };
}

/** Leading words that give the kind of body, as legal forms do at the end. */
const BODIES: ReadonlyMap<string, LegalFormClass> = new Map([
  ['fundacion', 'foundation'],
  ['foundation', 'foundation'],
  ['fideicomiso', 'trust'],
  ['cooperativa', 'cooperative'],
]);

function bodyOf(core: string): CompanyName {
  const first = core.slice(0, Math.max(0, core.indexOf(' ')));
  const formClass = BODIES.get(first) ?? null;
  return { core, form: null, formClass, body: formClass === null ? null : first };
}

/** Core and form of a company's folded name. A leading form counts if there is no trailing one. */
export function companyName(folded: string): CompanyName {
  const named = folded.includes('company')
    ? folded.replace(FORMS_IN_WORDS, (words) => (words.includes('joint') ? 'corp' : 'llc'))
    : folded;
  let { core, form, class: formClass } = peelLegalForm(named);
  if (form !== null) return { core, form, formClass, body: null };
  const corrected = mended(named);
  if (corrected !== named) ({ core, form, class: formClass } = peelLegalForm(corrected));
  return form === null ? (leadingForm(core) ?? bodyOf(core)) : { core, form, formClass, body: null };
}
