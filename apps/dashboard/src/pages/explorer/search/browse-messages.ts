import { pageMessages } from '../../../i18n/messages.js';

/** Texts of browsing names in the explorer. */
export const messages = pageMessages('explorer-browse', {
  en: {
    title: 'Names with these words',
    note: 'Lists every name with these words or beginnings of words, without typos. Each page is billed.',
    submit: 'List names',
    more: 'More names',
    none: 'No name has all these words.',
    noneHint: 'Use fewer words or only the beginning of a word.',
    total_eq: '{{count}} names',
    total_gte: 'At least {{count}} names',
    status: 'Status',
    province: 'Province',
    any: 'Any',
    option: '{{value}} ({{count}})',
  },
  es: {
    title: 'Nombres con estas palabras',
    note: 'Muestra cada nombre con estas palabras o comienzos de palabras, sin errores de escritura. Cada página se cobra.',
    submit: 'Mostrar nombres',
    more: 'Más nombres',
    none: 'Ningún nombre tiene todas estas palabras.',
    noneHint: 'Use menos palabras o solo el comienzo de una palabra.',
    total_eq: '{{count}} nombres',
    total_gte: 'Al menos {{count}} nombres',
    status: 'Estado',
    province: 'Provincia',
    any: 'Cualquiera',
    option: '{{value}} ({{count}})',
  },
});
