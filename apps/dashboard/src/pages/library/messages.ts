import { pageMessages } from '../../i18n/messages.js';

export const messages = pageMessages('library', {
  en: {
    title: 'Library',
    lead: 'What your organization bought in the explorer, as it was then. Opening it is free for every member. Current data is charged.',
    list: 'Entities',
    filter: { text: 'Name or id', code: 'Product code', anyCode: 'Any code' },
    column: {
      entity: 'Entity',
      codes: 'Codes',
      last: 'Last purchase',
      by: 'Bought by',
      paid: 'Paid',
      until: 'Kept until',
    },
    unknown: 'A former member',
    empty: {
      title: 'Nothing in your Library yet',
      text: 'Open a company or a person in the explorer: what you buy stays here for a year.',
      action: 'Search in the explorer',
      filtered: 'Nothing matches',
    },
    remove: {
      action: 'Remove',
      of: 'Remove {{name}}',
      title: 'Remove {{name}} from the Library?',
      text: 'It is removed for every member. To see it again, you would have to buy it again. The charges are not refunded.',
      done: 'Removed from the Library.',
    },
  },
  es: {
    title: 'Biblioteca',
    lead: 'Lo que su organización compró en el explorador, tal como estaba entonces. Abrirlo es gratis para todos los miembros. Los datos actuales se cobran.',
    list: 'Entidades',
    filter: { text: 'Nombre o id', code: 'Código de producto', anyCode: 'Cualquier código' },
    column: {
      entity: 'Entidad',
      codes: 'Códigos',
      last: 'Última compra',
      by: 'Comprado por',
      paid: 'Pagado',
      until: 'Se guarda hasta',
    },
    unknown: 'Un antiguo miembro',
    empty: {
      title: 'Su biblioteca está vacía',
      text: 'Abra una empresa o una persona en el explorador: lo que compre se queda aquí durante un año.',
      action: 'Buscar en el explorador',
      filtered: 'Sin coincidencias',
    },
    remove: {
      action: 'Quitar',
      of: 'Quitar {{name}}',
      title: '¿Quitar {{name}} de la biblioteca?',
      text: 'Se quita para todos los miembros. Para verlo de nuevo habría que comprarlo otra vez. Los cobros no se devuelven.',
      done: 'Se quitó de la biblioteca.',
    },
  },
});
