import { pageMessages } from '../../i18n/messages.js';

/** Trial credit that was withheld, as operators see it on the list of accounts and on an account. */
export const messages = pageMessages('operator-trials', {
  en: {
    title: 'Trial credit on hold',
    note: 'Accounts and keys work. The owner sees the reason and can request the credit.',
    none: 'No trial credit is on hold.',
    all: 'All',
    requested: 'Requested',
    column: {
      account: 'Account',
      reason: 'Reason',
      withheld: 'On hold since',
      requested: 'Requested',
      note: 'Their note',
      actions: 'Actions',
    },
    reasons: {
      mailbox: 'Mailbox already had it',
      domain: 'Domain limit reached',
      network: 'Network limit reached',
    },
    grantedBy: {
      sign_up: 'Granted at sign-up',
      operator: 'Granted by an operator',
      payment: 'Granted with a payment',
    },
    state: 'Trial credit',
    onHold: 'On hold: {{reason}}',
    declined: 'Declined {{date}}',
    approve: 'Approve',
    decline: 'Decline',
    approved: 'Approved. The account can now spend {{balance}}.',
    wasDeclined: 'Declined. You can still approve it.',
  },
  es: {
    title: 'Saldo de prueba retenido',
    note: 'Las cuentas y claves funcionan. El propietario ve el motivo y puede pedir el saldo.',
    none: 'No hay saldo de prueba retenido.',
    all: 'Todos',
    requested: 'Solicitados',
    column: {
      account: 'Cuenta',
      reason: 'Motivo',
      withheld: 'Retenido desde',
      requested: 'Solicitado',
      note: 'Su nota',
      actions: 'Acciones',
    },
    reasons: {
      mailbox: 'El buzón ya lo recibió',
      domain: 'Límite del dominio',
      network: 'Límite de la red',
    },
    grantedBy: {
      sign_up: 'Dado al registrarse',
      operator: 'Dado por un operador',
      payment: 'Dado con un pago',
    },
    state: 'Saldo de prueba',
    onHold: 'Retenido: {{reason}}',
    declined: 'Rechazado el {{date}}',
    approve: 'Aprobar',
    decline: 'Rechazar',
    approved: 'Aprobado. Ahora la cuenta puede gastar {{balance}}.',
    wasDeclined: 'Rechazado. Todavía puede aprobarlo.',
  },
});
