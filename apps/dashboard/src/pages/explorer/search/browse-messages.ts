import { pageMessages } from '../../../i18n/messages.js';

/** Texts of browsing names in the explorer. */
export const messages = pageMessages('explorer-browse', {
  en: {
    title: 'Names with these words',
    note: 'Lists every name with these words or beginnings of words, without typos. A first page starts a search session: 30 minutes of suggestions and first pages.',
    submit: 'List names',
    similar: {
      title: 'Names like this one',
      note: 'Finds whose name this probably is, also with typing errors, other words or another order, and says how sure it is.',
      submit: 'Find matches',
    },
    more: 'More names',
    none: 'No name has all these words.',
    noneHint: 'Use fewer words or only the beginning of a word.',
    total_eq: '{{count}} names',
    total_gte: 'At least {{count}} names',
    status: 'Status',
    province: 'Province',
    any: 'Any',
    option: '{{value}} ({{count}})',
    suggest: {
      label: 'Suggest names while I type',
      list: 'Suggested names',
      price: '{{price}} for 30 minutes or 60 searches. It never renews by itself.',
      session: 'Free until {{until}}: {{count}} searches left.',
      failed: 'Suggestions are not available now. You can still search.',
    },
  },
  es: {
    title: 'Nombres con estas palabras',
    note: 'Muestra cada nombre con estas palabras o comienzos de palabras, sin errores de escritura. La primera página abre una sesión de búsqueda: 30 minutos de sugerencias y primeras páginas.',
    submit: 'Mostrar nombres',
    similar: {
      title: 'Nombres parecidos',
      note: 'Busca de quién es probablemente este nombre, también con errores de escritura, otras palabras u otro orden, y dice con qué seguridad.',
      submit: 'Buscar coincidencias',
    },
    more: 'Más nombres',
    none: 'Ningún nombre tiene todas estas palabras.',
    noneHint: 'Use menos palabras o solo el comienzo de una palabra.',
    total_eq: '{{count}} nombres',
    total_gte: 'Al menos {{count}} nombres',
    status: 'Estado',
    province: 'Provincia',
    any: 'Cualquiera',
    option: '{{value}} ({{count}})',
    suggest: {
      label: 'Sugerir nombres mientras escribo',
      list: 'Nombres sugeridos',
      price: '{{price}} por 30 minutos o 60 búsquedas. Nunca se renueva sola.',
      session: 'Gratis hasta las {{until}}: quedan {{count}} búsquedas.',
      failed: 'Las sugerencias no están disponibles ahora. Puede buscar igualmente.',
    },
  },
});
