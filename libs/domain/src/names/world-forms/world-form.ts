import type { LegalFormClass } from '../legal-form.js';

/** The class of a form, and another that its usual translations have: a kabushiki kaisha is 'Inc.' or 'Co., Ltd.'. */
export type WorldFormClasses = LegalFormClass | `${LegalFormClass}|${LegalFormClass}`;

/**
 * A legal form of the world: its short name, its class, and its spellings, separated by semicolons, as the law or the name
 * has them, in any script. `<` marks one-word spellings that also stand before a name; longer ones may do so anyway.
 *
 * Facts from ISO 20275 (GLEIF, CC0), the laws named there, and the organization types of rigour (MIT); classes are ours.
 */
export type WorldForm = readonly [form: string, classes: WorldFormClasses, spellings: string];
