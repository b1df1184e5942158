import { pageMessages } from '../../../i18n/messages.js';

export const messages = pageMessages('settings-audit', {
  en: {
    title: 'Audit log',
    note: 'Actions by members of the organization and operators of the service, newest first.',
    at: 'Time',
    by: 'By',
    action: 'Action',
    target: 'Target',
    detail: 'Detail',
    none: 'No actions yet.',
    system: 'The service',
    operator: 'An operator',
  },
  es: {
    title: 'Registro de auditoría',
    note: 'Acciones de los miembros de la organización y los operadores del servicio, las más recientes primero.',
    at: 'Hora',
    by: 'Quién',
    action: 'Acción',
    target: 'Objeto',
    detail: 'Detalle',
    none: 'Todavía no hay acciones.',
    system: 'El servicio',
    operator: 'Un operador',
  },
});
