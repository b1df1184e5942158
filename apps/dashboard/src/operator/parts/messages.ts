import { pageMessages } from '../../i18n/messages.js';

/** Texts of the parts that several operator pages share. */
export const messages = pageMessages('operator-parts', {
  en: {
    live: 'Updates automatically',
    all: 'All',
    needs: 'Your role can view this but not change it.',
    seconds: '{{count}} s',
    minutes: '{{count}} min',
    hours: '{{count}} h',
  },
  es: {
    live: 'Se actualiza automáticamente',
    all: 'Todos',
    needs: 'Con su rol puede ver esto, pero no cambiarlo.',
    seconds: '{{count}} s',
    minutes: '{{count}} min',
    hours: '{{count}} h',
  },
});
