import type { ResolveWarning } from '@entity-registry/registry';
import { Type } from 'typebox';

export const Outcome = Type.Union([Type.Literal('matched'), Type.Literal('ambiguous'), Type.Literal('no_match')], {
  description:
    '`matched`: the first candidate is at or above the accept level, with a margin to the next (or it alone has the number), ' +
    'and no other candidate has the same name. `ambiguous`: candidates that someone should look at, such as homonyms, or a ' +
    'number with another name. `no_match`: no likely match.',
});
export const WARNINGS = [
  'dv_mismatch',
  'dv_unverified',
  'type_ambiguous',
  'ruc_not_found',
  'cedula_not_found',
  'type_mismatch',
  'identifier_mismatch',
  'name_ignored',
  'name_mismatch',
  'common_name',
  'same_name',
] as const satisfies readonly ResolveWarning[];
export const Warning = Type.Union(
  WARNINGS.map((warning) => Type.Literal(warning)),
  {
    description:
      '`dv_mismatch`: the check digits do not match the number. `dv_unverified`: they cannot be computed for it. ' +
      '`type_ambiguous`: the number can belong to a person or a company. `ruc_not_found`, `cedula_not_found`: no entity on ' +
      'record has the number. `type_mismatch`: the entity that has the number is not of the requested type. ' +
      '`identifier_mismatch`: the RUC and the cédula belong to different entities. `name_ignored`: the name beside the number ' +
      'says nothing, such as digits alone, and was not compared. `name_mismatch`: ' +
      'the candidate that has the number has another name. `common_name`: many people have the name as far as it is given, ' +
      'so the first candidate is not a match without a number or the full name. `same_name`: another entity has the same name ' +
      'as the first candidate, and no number tells them apart.',
  },
);
