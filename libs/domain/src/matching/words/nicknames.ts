/** Short forms of given names that people use for exactly one name; those with two long forms are not included. */
const NICKNAMES: readonly string[] = [
  'jose pepe chepe',
  'francisco paco pancho',
  'ignacio nacho',
  'guillermo memo',
  'enrique quique kike',
  'dolores lola',
  'rosario charo',
  'antonio tono',
  'jesus chucho chuy',
  'manuel manolo',
  'eduardo lalo',
  'guadalupe lupe lupita',
  'concepcion concha conchita',
  'josefa pepa',
  'mercedes meche',
  'graciela chela',
  'gabriel gabo',
  'ricardo ricky',
  'william bill billy',
  'robert bob bobby',
  'richard dick',
  'michael mike mick',
  'james jim jimmy',
  'joseph joe',
  'thomas tom tommy',
  'elizabeth liz betty',
  'katherine kate kathy',
  'alexander alex',
  'alejandro alex ale',
  'daniel danny dani',
  'samuel sam',
  'david dave',
  'edward ed eddie',
  'charles charlie chuck',
  'anthony tony',
  'benjamin ben',
  'christopher chris',
  'nicholas nick',
  'nicolas nico',
  'javier javi',
  'santiago santi',
  'fernando fer nando',
  'roberto beto',
  'alberto beto',
  'margarita marga',
  'isabel isa',
  'susana susy',
  'maximiliano max',
  'gustavo tavo',
];

const LONG_FORMS = new Map<string, string[]>();
for (const words of NICKNAMES) {
  const [long = '', ...short] = words.split(' ');
  for (const word of short) LONG_FORMS.set(word, [...(LONG_FORMS.get(word) ?? []), long]);
}

/** True when one is a nickname of the other. */
export function isNicknameOf(one: string, other: string): boolean {
  return (LONG_FORMS.get(one)?.includes(other) ?? false) || (LONG_FORMS.get(other)?.includes(one) ?? false);
}
