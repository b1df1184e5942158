import { Type } from 'typebox';

/** Maximum length of a customer's own id of a subject. */
export const MAX_REFERENCE = 100;

export const Reference = Type.String({
  minLength: 1,
  maxLength: MAX_REFERENCE,
  description: 'Your own id for the subject. Decisions about its hits are kept under it.',
});
