import { pageMessages } from '../../../i18n/messages.js';
import { RECORD_NAMES } from '../../../api/generated/record-names.js';

/** Texts of the signals card. */
export const messages = pageMessages('explorer-signals', {
  en: {
    title: 'Signals',
    text: 'What is on record, in ranges, without the records themselves.',
    unknown: 'not checked',
    yes: 'yes',
    no: 'none found',
    ...RECORD_NAMES.en.signals,
    network_links: 'Connections in the network',
  },
  es: {
    title: 'Señales',
    text: 'Lo que consta, en rangos, sin los registros mismos.',
    unknown: 'sin consultar',
    yes: 'sí',
    no: 'ninguna hallada',
    ...RECORD_NAMES.es.signals,
    network_links: 'Vínculos en la red',
  },
});
