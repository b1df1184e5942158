import { pageMessages } from '../../i18n/messages.js';

export const messages = pageMessages('notices', {
  en: {
    title: 'Correction notices',
    lead: 'Data that you received and that was corrected or removed since. Notices are free.',
    csv: 'Download as CSV',
    open: {
      title: 'Open',
      note: 'Request this part of the entity again, then correct or delete your copies, also in your other systems. A part that says it is restricted lost facts for legal reasons. Acknowledge the notice when this is done.',
      caption: 'Open notices, newest first',
      empty: 'No open notices',
      emptyText:
        'When part of an entity is corrected or removed and you received it, you get a notice here, over the API, and as an event. It says where to look again, not what changed or why.',
    },
    done: {
      title: 'Acknowledged',
      caption: 'Acknowledged notices, newest first',
      empty: 'No acknowledged notices',
    },
    column: {
      entity: 'Entity',
      level: 'What was corrected',
      received: 'You received it',
      issued: 'Notice issued',
      by: 'Acknowledged by',
      at: 'Acknowledged',
      actions: 'Actions',
    },
    received_one: 'once',
    received_other: '{{count}} times',
    between: 'from {{first}} to {{last}}',
    onDay: 'on {{first}}',
    unknown: 'Erased member',
    acknowledge: 'Acknowledge',
    acknowledgeOf: 'Acknowledge {{level}} of {{entity}}',
    oneTitle: 'Acknowledge this notice?',
    oneWhat:
      'You state that your organization has dealt with its copies of {{level}} of {{entity}}. Your name and the time are recorded. This cannot be undone.',
    oneDone: 'The notice is acknowledged.',
    all_one: 'Acknowledge it',
    all_other: 'Acknowledge all {{count}}',
    allTitle: 'Acknowledge all open notices?',
    allWhat_one:
      'You state that your organization has dealt with its copies of the data of one notice. Your name and the time are recorded. This cannot be undone.',
    allWhat_other:
      'You state that your organization has dealt with its copies of the data of {{count}} notices. Your name and the time are recorded. This cannot be undone.',
    allDone_one: 'One notice is acknowledged.',
    allDone_other: '{{count}} notices are acknowledged.',
    fault: { notice_not_found: 'This notice no longer exists.' },
  },
  es: {
    title: 'Avisos de corrección',
    lead: 'Datos que usted recibió y que desde entonces se corrigieron o se retiraron. Los avisos son gratis.',
    csv: 'Descargar como CSV',
    open: {
      title: 'Abiertos',
      note: 'Pida de nuevo esta parte de la entidad y corrija o elimine sus copias, también en sus otros sistemas. Una parte que dice que está restringida perdió datos por razones legales. Confirme el aviso cuando lo haya hecho.',
      caption: 'Avisos abiertos, del más nuevo al más antiguo',
      empty: 'No hay avisos abiertos',
      emptyText:
        'Cuando se corrige o se retira una parte de una entidad que usted recibió, recibe un aviso aquí, por la API y como evento. Dice dónde mirar de nuevo, no qué cambió ni por qué.',
    },
    done: {
      title: 'Confirmados',
      caption: 'Avisos confirmados, del más nuevo al más antiguo',
      empty: 'No hay avisos confirmados',
    },
    column: {
      entity: 'Entidad',
      level: 'Qué se corrigió',
      received: 'Usted lo recibió',
      issued: 'Fecha del aviso',
      by: 'Confirmado por',
      at: 'Confirmado',
      actions: 'Acciones',
    },
    received_one: 'una vez',
    received_other: '{{count}} veces',
    between: 'del {{first}} al {{last}}',
    onDay: 'el {{first}}',
    unknown: 'Miembro eliminado',
    acknowledge: 'Confirmar',
    acknowledgeOf: 'Confirmar {{level}} de {{entity}}',
    oneTitle: '¿Confirmar este aviso?',
    oneWhat:
      'Usted declara que su organización corrigió o eliminó sus copias de {{level}} de {{entity}}. Se registran su nombre y la hora. No se puede deshacer.',
    oneDone: 'El aviso está confirmado.',
    all_one: 'Confirmarlo',
    all_other: 'Confirmar los {{count}}',
    allTitle: '¿Confirmar todos los avisos abiertos?',
    allWhat_one:
      'Usted declara que su organización corrigió o eliminó sus copias de los datos de un aviso. Se registran su nombre y la hora. No se puede deshacer.',
    allWhat_other:
      'Usted declara que su organización corrigió o eliminó sus copias de los datos de {{count}} avisos. Se registran su nombre y la hora. No se puede deshacer.',
    allDone_one: 'Se confirmó un aviso.',
    allDone_other: 'Se confirmaron {{count}} avisos.',
    fault: { notice_not_found: 'Este aviso ya no existe.' },
  },
});
