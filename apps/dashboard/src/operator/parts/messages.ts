import { pageMessages } from '../../i18n/messages.js';

/** Texts of the parts that several operator pages share. */
export const messages = pageMessages('operator-parts', {
  en: {
    live: 'Refreshes by itself',
    all: 'All',
    needs: 'Your role may look at this, and change nothing.',
    seconds: '{{count}} s',
    minutes: '{{count}} min',
    hours: '{{count}} h',
  },
  es: {
    live: 'Se actualiza sola',
    all: 'Todos',
    needs: 'Con su rol puede consultar, no cambiar.',
    seconds: '{{count}} s',
    minutes: '{{count}} min',
    hours: '{{count}} h',
  },
});
