/** What the warnings of resolve mean, by language. */
export const warningMessages = {
  en: {
    dv_mismatch: 'The check digits do not match the number: check it for typos.',
    dv_unverified: 'The check digits could not be verified.',
    type_ambiguous: 'The number may belong to a company or to a person.',
    ruc_not_found: 'No entity on record has this RUC.',
    cedula_not_found: 'No entity on record has this cédula.',
    type_mismatch: 'The entity that has this number is of the other type.',
    identifier_mismatch: 'The RUC and the cédula belong to different entities.',
    name_ignored: 'The name says nothing, so only the number was looked up.',
    name_mismatch: 'The number belongs to an entity with another name.',
    common_name: 'Many people have this name. Add a number or the full name.',
    same_name: 'Another entity has the same name. Add a number to tell them apart.',
  },
  es: {
    dv_mismatch: 'Los dígitos verificadores no corresponden al número: revíselo.',
    dv_unverified: 'No se pudieron verificar los dígitos verificadores.',
    type_ambiguous: 'El número puede ser de una empresa o de una persona.',
    ruc_not_found: 'Ninguna entidad registrada tiene este RUC.',
    cedula_not_found: 'Ninguna entidad registrada tiene esta cédula.',
    type_mismatch: 'La entidad que tiene este número es del otro tipo.',
    identifier_mismatch: 'El RUC y la cédula son de entidades distintas.',
    name_ignored: 'El nombre no dice nada, por lo que solo se buscó el número.',
    name_mismatch: 'El número es de una entidad con otro nombre.',
    common_name: 'Muchas personas tienen este nombre. Agregue un número o el nombre completo.',
    same_name: 'Otra entidad tiene el mismo nombre. Agregue un número para distinguirlas.',
  },
} as const;
