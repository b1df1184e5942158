import { pageMessages } from '../../../i18n/messages.js';

export const messages = pageMessages('operator-purposes', {
  en: {
    title: 'Purposes',
    lead: 'Where accounts must state a purpose before they get immigration, court and criminal records.',
    list: 'Countries',
    country: 'Country',
    since: 'Required since',
    never: 'Not required',
    require: 'Require',
    stop: 'Stop requiring',
    requireTitle: 'Require a purpose in {{country}}',
    requireText:
      'Accounts that have stated none are refused these records from now on. Nothing is charged for those calls.',
    stopTitle: 'Stop requiring a purpose in {{country}}',
    stopText: 'All accounts get these records again. What they stated stays on record.',
    saved: 'Saved.',
    actions: 'Actions',
  },
  es: {
    title: 'Finalidades',
    lead: 'Dónde las cuentas deben declarar una finalidad antes de recibir registros migratorios, judiciales y penales.',
    list: 'Países',
    country: 'País',
    since: 'Obligatoria desde',
    never: 'No es obligatoria',
    require: 'Exigir',
    stop: 'Dejar de exigir',
    requireTitle: 'Exigir una finalidad en {{country}}',
    requireText:
      'Desde ahora se niegan estos registros a las cuentas que no han declarado ninguna. Esas consultas no se cobran.',
    stopTitle: 'Dejar de exigir una finalidad en {{country}}',
    stopText: 'Todas las cuentas reciben de nuevo estos registros. Lo que declararon queda guardado.',
    saved: 'Guardado.',
    actions: 'Acciones',
  },
});
