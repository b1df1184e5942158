import { pageMessages } from '../../../i18n/messages.js';

export const messages = pageMessages('settings-audit', {
  en: {
    title: 'Audit log',
    note: 'What members of the organisation and operators of the service did, newest first.',
    at: 'Time',
    by: 'By',
    action: 'Action',
    target: 'On',
    detail: 'Detail',
    none: 'Nothing was done yet.',
    system: 'The service',
    operator: 'An operator',
  },
  es: {
    title: 'Registro de auditoría',
    note: 'Lo que hicieron los miembros de la organización y los operadores del servicio, lo más reciente primero.',
    at: 'Hora',
    by: 'Quién',
    action: 'Acción',
    target: 'Sobre',
    detail: 'Detalle',
    none: 'Todavía no se hizo nada.',
    system: 'El servicio',
    operator: 'Un operador',
  },
});
