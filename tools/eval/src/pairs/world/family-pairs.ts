import type { Random } from '../../random.js';
import type { RegisteredPerson } from '../../registers.js';

type Names = readonly [query: string, candidate: string] | null;

function pairsIn(text: string): readonly (readonly [string, string])[] {
  return text.split(/,\s+/).map((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return [one, other] as const;
  });
}

/** Given names alike of two persons, as siblings have. Written for the evaluation, apart from the tables of the scorer. */
const ALIKE = pairsIn(`Daniel Daniela, Gabriel Gabriela, Martín Martina, Manuel Manuela,
 Rafael Rafaela, Joaquín Joaquina, Fermín Fermina, Abel Mabel, Roberto Norberto, Alberto Gilberto, Rolando Orlando, Yadira Nadira,
 Karen Carmen, Carlos Carla, Marcos Marcia, Luis Luisa, Eric Erica, Adela Adelina, Marina Martina, Mariela Marcela, Celia Delia,
 Elvia Elvira, Rosa Rosalba, Rosario Rosaura, Ana Anabel, Juan Juana, Julián Juliana, Fabián Fabiana, Adrián Adriana,
 Aurelio Amelio, Emilia Amelia, Ofelia Odilia, Darío Mario, Elías Isaías, Edgar Oscar, Ernesto Ernestina, Víctor Victoria,
 Miguel Samuel, Milena Malena, Noemí Nohelia, Zulema Zuleika, Gisela Graciela, Josué José, Marisol Maribel, Wilfredo Alfredo,
 Franklin Francis, Brenda Glenda, Nelson Wilson, Edwin Erwin, Rubén Robin, Paulo Paula, Ángel Ángela, Simón Simona,
 Agustín Justin, Eduardo Edgardo, Marta María, Dilia Delia, Yolanda Yohana, Irma Irina, Tomás Tomasa, Félix Feliza`);

/** Spellings of one given name. */
const SPELLINGS = pairsIn(`Cristian Christian, Yaneth Janeth, Yessica Jessica, Elizabeth Elisabet,
 Catherine Katherine, Brayan Bryan, Jhon John, Stephanie Estefany, Wilmer Wilmar, Giovanni Yovani, Oswaldo Osvaldo,
 Jenny Yenny, Sofía Sophia, Ximena Jimena, Javier Xavier, Erick Eric, Sara Sarah, Mónica Monika, Yazmín Jazmín,
 Darwin Darwyn, Evelyn Evelin, Freddy Fredy, Harold Harol, Nicol Nicole, Michelle Michel, Leidy Leydi, Héctor Ector, Ivonne Yvonne`);

const SONS = ['Jr.', 'Junior', 'Jr', '(hijo)', 'Hijo'];
const OTHERS_OF_FAMILY = ['Sr.', 'Senior', 'III', '(padre)', 'Nieto', 'IV'];

const title = (text: string): string => text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

/** Two names with the same surnames, sometimes only the first. */
function withGiven(pair: readonly [string, string] | undefined, { surnames }: RegisteredPerson, random: Random): Names {
  if (pair === undefined) return null;
  const surname = title((surnames.length > 1 && random.below(4) === 0 ? surnames.slice(0, 1) : surnames).join(' '));
  const [one, other] = random.below(2) === 0 ? pair : [pair[1], pair[0]];
  return [`${one} ${surname}`, `${other} ${surname}`];
}

/** Differences within a family that are spelling. */
export const SAME_IN_FAMILY = {
  'siblings: spelling of one given name': (person: RegisteredPerson, _: RegisteredPerson, random: Random): Names =>
    withGiven(random.pick(SPELLINGS), person, random),
  'generations: written otherwise': ({ name }: RegisteredPerson, _: RegisteredPerson, random: Random): Names => {
    const [one, other] = [random.pick(SONS) ?? '', random.pick(SONS) ?? ''];
    return one === other ? null : [`${title(name)} ${one}`, `${title(name)} ${other}`];
  },
};

/** Another member of the family. */
export const OTHER_IN_FAMILY = {
  'siblings: given name alike': (person: RegisteredPerson, _: RegisteredPerson, random: Random): Names =>
    withGiven(random.pick(ALIKE), person, random),
  'siblings: second given name alike': (
    { given, surnames }: RegisteredPerson,
    _: RegisteredPerson,
    random: Random,
  ): Names => {
    const [one = '', other = ''] = random.pick(ALIKE) ?? [];
    const [first, surname] = [title(given[0] ?? ''), title(surnames.join(' '))];
    return [`${first} ${one} ${surname}`, `${first} ${other} ${surname}`];
  },
  'generations: another': ({ name }: RegisteredPerson, _: RegisteredPerson, random: Random): Names => {
    const [son, other] = [random.pick(SONS) ?? '', random.pick(OTHERS_OF_FAMILY) ?? ''];
    return [`${title(name)} ${son}`, `${title(name)} ${other}`];
  },
};
