import { pageMessages } from '../i18n/messages.js';

export const messages = pageMessages('charts', {
  en: {
    day: 'Day (UTC)',
    total: 'Total',
    asTable: 'Show as a table',
    choose: '{{title}}: choose a day with the arrow keys',
    unknown: 'not known',
    nothing: 'Nothing in these days.',
  },
  es: {
    day: 'Día (UTC)',
    total: 'Total',
    asTable: 'Mostrar como tabla',
    choose: '{{title}}: elija un día con las flechas',
    unknown: 'se desconoce',
    nothing: 'Nada en estos días.',
  },
});
