import { pageMessages } from '../../../i18n/messages.js';

export const messages = pageMessages('explorer-received', {
  en: {
    link: 'What your account received about it',
    title: 'Received about {{id}}',
    lead: 'Every response that gave your account data about this entity, over the dashboard or with your keys. Only owners see this.',
    back: 'Open the entity',
    csv: 'Download as CSV',
    caption: 'Responses about {{id}}, newest first',
    empty: 'Nothing received',
    emptyText:
      'Your account has received nothing about this entity. Responses from before this was recorded, or older than the retention period, are not listed.',
    ownersOnly: 'Only owners of the organization see what it received.',
    wrongId: 'This is not a valid id.',
    column: { at: 'When', levels: 'What it contained', by: 'Requested by', amount: 'Charge of the response' },
    nameOnly: 'Only the name',
    signals: 'Only counts or presence: {{levels}}',
    key: 'key {{name}}',
    purpose: 'for: {{purpose}}',
    noKey: 'a revoked key',
    shared: 'for {{count}} entities',
  },
  es: {
    link: 'Qué recibió su cuenta sobre ella',
    title: 'Recibido sobre {{id}}',
    lead: 'Cada respuesta que dio a su cuenta datos de esta entidad, por el panel o con sus claves. Solo lo ven los propietarios.',
    back: 'Abrir la entidad',
    csv: 'Descargar como CSV',
    caption: 'Respuestas sobre {{id}}, de la más nueva a la más antigua',
    empty: 'Nada recibido',
    emptyText:
      'Su cuenta no ha recibido nada sobre esta entidad. No aparecen las respuestas de antes de que esto se registrara ni las que superan el plazo de conservación.',
    ownersOnly: 'Solo los propietarios de la organización ven qué recibió.',
    wrongId: 'Este id no es válido.',
    column: { at: 'Cuándo', levels: 'Qué contenía', by: 'Pedido por', amount: 'Cargo de la respuesta' },
    nameOnly: 'Solo el nombre',
    signals: 'Solo cantidades o presencia: {{levels}}',
    key: 'clave {{name}}',
    purpose: 'para: {{purpose}}',
    noKey: 'una clave revocada',
    shared: 'por {{count}} entidades',
  },
});
