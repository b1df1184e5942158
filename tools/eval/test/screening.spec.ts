import { describe, expect, it } from '@jest/globals';
import { foldName, usualWeight } from '@entity-registry/domain';
import type { RegisteredPerson, Registers } from '../src/registers.js';
import {
  evaluateScreening,
  screenHonestNames,
  screenTrueHits,
  screeningReliability,
} from '../src/screening/evaluate-screening.js';
import type { Screened } from '../src/screening/evaluate-screening.js';
import { screeningBars, screeningDocument } from '../src/screening/document.js';
import { honestNames } from '../src/screening/honest-names.js';
import type { ListedParty } from '../src/screening/listed-parties.js';
import { ListedNames } from '../src/screening/listed-names.js';
import { romanizations } from '../src/screening/romanizations.js';
import { trueHits } from '../src/screening/true-hits.js';
import { VARIATIONS, varied } from '../src/screening/variations.js';

const party = (id: string, name: string, own: Partial<ListedParty> = {}): ListedParty => ({
  ...{ id, list: 'eu', kind: 'NaturalPerson', name, aliases: [], numbers: [] },
  ...own,
});
const company = (id: string, name: string): ListedParty => party(id, name, { kind: 'Organization', list: 'ofac' });

const GIVEN = ['Tomasa', 'Eulalia', 'Anastasio', 'Abelardo', 'Domitila', 'Casilda'];
const SURNAMES = ['Quirindongo', 'Varnoso', 'Bromelio', 'Calzadines', 'Tuirazal'];
const parties = [
  ...GIVEN.flatMap((given, at) =>
    SURNAMES.map((surname, place) =>
      party(`p${String(at)}-${String(place)}`, `${surname} ${SURNAMES[(place + 2) % 5] ?? ''}, ${given} Zenobio`, {
        list: 'ofac',
      }),
    ),
  ),
  ...SURNAMES.map((surname, at) => company(`c${String(at)}`, `Maderas ${surname} del Istmo, S.A.`)),
  party('alias', 'Zumbadorov, Anatol', { aliases: ['Anatoliy Zumbadorov', 'El Tucán'] }),
  party('pep', 'Casilda Tuirazal', { list: 'peps', numbers: ['8-123-456'] }),
];

const person = (name: string, id: string): RegisteredPerson => {
  const [given = '', ...surnames] = name.split(' ');
  return { name, id, kind: 'NaturalPerson', register: 'payroll', given: [given], surnames };
};
const registers: Registers = {
  people: [
    person('Casilda Berta Tuirazal', '1-1-1'),
    person('Abundio Xulmar', '8-0123-000456'),
    person('Pánfilo Ninguno', '1-1-2'),
    person('Zoila Nadie', '1-1-3'),
  ],
  organizations: [
    { name: 'Maderas Varnoso del Istmo SA', kind: 'Organization', register: 'co_contracts', id: '1' },
    { name: 'Ferretería Ninguna, S.A.', kind: 'Organization', register: 'co_contracts', id: '2' },
  ],
};

describe('names that mean a listed party', () => {
  it('differ from the listed name, the same in every run, in each variation', () => {
    const hits = trueHits(parties, 20);
    expect(trueHits(parties, 20)).toEqual(hits);
    const made = hits.filter(({ category }) => Object.hasOwn(VARIATIONS.NaturalPerson, category));
    expect(made.length).toBeGreaterThan(100);
    expect(made.filter(({ query, names }) => query === names[0])).toEqual([]);
    expect(new Set(hits.map(({ half }) => half))).toEqual(new Set(['tuning', 'reported']));
  });

  it.each([
    ['one surname missing', 'Varnoso Xulmar, Zoila Berta', 'Zoila Berta Varnoso'],
    ['other order', 'Varnoso Xulmar, Zoila', 'Zoila Varnoso Xulmar'],
    ['a name as initial', 'Zoila Berta de la Zumba', 'Zoila B. de la Zumba'],
    ['one surname missing', 'Varnoso, Zoila', null],
    ['any name missing', 'Zoila Varnoso', null],
  ])('have %s: %s gives %s', (category, name, expected) => {
    expect(varied(name, 'NaturalPerson', category)).toBe(expected);
  });

  it.each([
    ['legal form left out', 'Maderas Zumbador, S.A.', 'Maderas Zumbador'],
    ['legal form written otherwise', 'Zumbador JOINT STOCK COMPANY', 'Zumbador JSC'],
    ['other order', 'Maderas Zumbador Verde, S.A.', 'Zumbador Verde, Maderas S.A.'],
  ])('of companies have %s: %s gives %s', (category, name, expected) => {
    expect(varied(name, 'Organization', category)).toBe(expected);
  });

  it('are romanized with one other spelling', () => {
    expect(romanizations('Yevgeniy')).toContain('evgeniy');
    expect(romanizations('Bromelio')).not.toContain('Bromelio');
  });

  it('are aliases against the other names of the party, and those that are no spelling apart', () => {
    const aliases = trueHits(parties, 20).filter(({ category }) => category === 'alias');
    expect(aliases.map(({ query, names, decidable }) => [query, names.includes(query), decidable])).toEqual(
      expect.arrayContaining([
        ['Anatoliy Zumbadorov', false, true],
        ['El Tucán', false, false],
      ]),
    );
  });
});

describe('names that mean nobody on a list', () => {
  it('leave out exposed people by cédula and by name, and companies with a listed name', () => {
    const names = honestNames(registers, parties, 20).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['Pánfilo Ninguno', 'Zoila Nadie', 'Ferretería Ninguna, S.A.']));
  });
});

describe('the evaluation of screening', () => {
  const listed = {
    NaturalPerson: new ListedNames(parties, 'NaturalPerson', usualWeight),
    Organization: new ListedNames(parties, 'Organization', usualWeight),
  };
  const screened = [
    ...screenTrueHits(trueHits(parties, 20), usualWeight),
    ...screenHonestNames(honestNames(registers, parties, 20), listed),
  ];

  it('finds the best listed name', () => {
    const { screen } = listed.NaturalPerson.bestHits({ name: 'Anatol Zumbadorov', kind: 'NaturalPerson' }, ['screen']);
    expect(foldName(screen?.name ?? '')).toBe('zumbadorov anatol');
    expect(listed.NaturalPerson.bestHits({ name: 'Xyz', kind: 'NaturalPerson' }, ['screen']).screen).toBeUndefined();
  });

  it('shows most variations of rare names, more of them than the other mode, and no honest name', () => {
    const { recall, honest, hidden } = evaluateScreening(parties, screened, 'reported');
    const [all] = recall.NaturalPerson;
    expect(all?.shown.screen).toBeGreaterThanOrEqual(0.95);
    expect(all?.shown.screen).toBeGreaterThanOrEqual(all?.shown.identify ?? 1);
    expect(honest.NaturalPerson[0]?.shown.screen).toBe(0);
    expect(hidden.NaturalPerson).toEqual({ meant: 0, others: 0 });
  });

  it('weighs both groups of names by the base rate', () => {
    const each = (meant: boolean, screen: number): Screened => ({
      ...{ kind: 'NaturalPerson', category: '', meant, decidable: true, half: 'reported', query: '', listed: '' },
      ...{ list: null, confidence: { identify: 0, screen } },
    });
    const bins = screeningReliability([each(true, 0.3), each(true, 0.99), each(false, 0.3), each(false, 0)]);
    // One in 20: half of the true names weigh 0.025, half of the others 0.475.
    expect(bins.find(({ from }) => from === 0.2)?.was).toBeCloseTo(0.025 / 0.5);
    expect(bins.find(({ from }) => from === 0.95)).toMatchObject({ meant: 1, others: 0, was: 1 });
  });

  it('is reported with its targets, categories and lists', () => {
    const evaluation = evaluateScreening(parties, screened, 'reported');
    const counts = { all: 200, found: 199 };
    const retrieval = { names: 200, listings: 100, shown: counts, accepted: counts, p50: 5, p95: 20 };
    const text = screeningDocument(evaluation, retrieval);
    expect(text).toContain('| 99.50 % |');
    for (const { what } of screeningBars(evaluation, retrieval)) expect(text).toContain(what);
    for (const category of ['two letters off in a word', 'legal form left out']) expect(text).toContain(category);
    expect(text).not.toContain('NaN');
  });
});
