/**
 * The typed id of the Panama entity with this number in v4's search, the only search by name: "for `own`, pk is the v4 integer
 * id" (ADR 0026).
 */
export const typedIdOf = (v4Id: number): string => `pa_own_${v4Id}`;
