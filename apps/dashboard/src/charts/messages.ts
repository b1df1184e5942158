import { pageMessages } from '../i18n/messages.js';

export const messages = pageMessages('charts', {
  en: {
    day: 'Day (UTC)',
    total: 'Total',
    asTable: 'Show as a table',
    choose: '{{title}}: choose a day with the arrow keys',
    unknown: 'unknown',
    nothing: 'No data for these days.',
  },
  es: {
    day: 'Día (UTC)',
    total: 'Total',
    asTable: 'Mostrar como tabla',
    choose: '{{title}}: elija un día con las flechas',
    unknown: 'desconocido',
    nothing: 'Sin datos en estos días.',
  },
});
