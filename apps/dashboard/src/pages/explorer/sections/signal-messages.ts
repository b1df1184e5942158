import { pageMessages } from '../../../i18n/messages.js';
import { RECORD_NAMES } from '../../../api/generated/record-names.js';

/** Texts of the signals card. */
export const messages = pageMessages('explorer-signals', {
  en: {
    title: 'Signals',
    text: 'What the registers hold, in ranges, without the records.',
    unknown: 'not asked',
    yes: 'yes',
    no: 'none found',
    ...RECORD_NAMES.en.signals,
    network_links: 'Links in the network',
  },
  es: {
    title: 'Señales',
    text: 'Lo que tienen los registros, en rangos, sin los documentos.',
    unknown: 'sin consultar',
    yes: 'sí',
    no: 'ninguna hallada',
    ...RECORD_NAMES.es.signals,
    network_links: 'Vínculos en la red',
  },
});
