/**
 * Posts that make their holder a politically exposed person, after Panama's Law 23 of 2015 and the FATF's definition: heads
 * of state, ministers, legislators, senior judges, ambassadors, governors, heads of public bodies. The score is how strongly
 * the title alone indicates this. It is evidence for a reader, not a conclusion.
 */
const POSTS: readonly (readonly [pattern: RegExp, score: number])[] = [
  [/^(VICE ?)?PRESIDENTE DE LA REPUBLICA/, 1],
  [/^(VICE ?)?MINISTRO( DE .*)?$/, 1],
  [/^(SUB ?-?)?CONTRALOR( GENERAL)?( DE LA REPUBLICA)?$/, 1],
  [/^PROCURADOR/, 1],
  [/^DIPUTADO/, 1],
  [/^MAGISTRADO/, 1],
  [/^(GOBERNADOR|ALCALDE|EMBAJADOR|FISCAL GENERAL|DEFENSOR DEL PUEBLO)/, 1],
  [/^CONSUL GENERAL/, 0.8],
  [/^(SUB ?-?)?DIRECTOR GENERAL/, 0.8],
  [/^ADMINISTRADOR GENERAL/, 0.8],
  [/^SECRETARIO GENERAL/, 0.7],
  [/^REPRESENTANTE DE CORREGIMIENTO/, 0.7],
  [/^(FISCAL SUPERIOR|DIRECTOR NACIONAL|COMISIONADO DE POLICIA|MINISTRO CONSEJERO)/, 0.6],
  [/^(JUEZ|FISCAL DE CIRCUITO)/, 0.4],
];

/** Between 0 and 1 for a post as payrolls write it. */
export function pepScore(cargo: string): number {
  const post = cargo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(
      /\b(DIPUTAD|MINISTR|MAGISTRAD|ALCALD|GOBERNADOR|EMBAJADOR|DIRECTOR|PROCURADOR|CONTRALOR|SECRETARI)A\b/g,
      '$1O',
    )
    .replace(/\b(GOBERNADOR|EMBAJADOR|DIRECTOR|PROCURADOR|CONTRALOR)O\b/g, '$1')
    .replace(/\bALCALDO\b/g, 'ALCALDE');
  return POSTS.find(([pattern]) => pattern.test(post))?.[1] ?? 0;
}
