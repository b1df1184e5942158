/** Families of legal forms. Two names with the same core and different classes are different entities. */
export type LegalFormClass =
  | 'corporation'
  | 'limited'
  | 'simplified'
  | 'sole'
  | 'partnership'
  | 'foundation'
  | 'trust'
  | 'branch'
  | 'association'
  | 'cooperative'
  | 'public';

/** Short spelling, class, and the folded spellings (initials joined) in which it ends a name. */
export type LegalForm = readonly [form: string, formClass: LegalFormClass, spellings: readonly string[]];
