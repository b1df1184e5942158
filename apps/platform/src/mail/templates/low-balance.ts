import type { Template } from '../mail-content.js';

/** To an account's owners, once each time its spendable balance falls below their threshold; amounts as on the wire. */
export const lowBalance: Template<{ name: string; spendable: string; threshold: string }> = {
  en: ({ name, spendable, threshold }) => ({
    subject: `Your credit is below USD ${threshold}`,
    paragraphs: [
      `Hello ${name},`,
      `Your Entity Registry account has USD ${spendable} left. You asked for an alert below USD ${threshold}.`,
      'When your credit runs out, billed requests are refused.',
    ],
    action: { label: 'Top up', path: '/credit' },
    closing: ['You can change this alert on the same page.'],
  }),
  es: ({ name, spendable, threshold }) => ({
    subject: `Su saldo está por debajo de USD ${threshold}`,
    paragraphs: [
      `Hola, ${name}:`,
      `A su cuenta en Entity Registry le quedan USD ${spendable}. Usted pidió un aviso por debajo de USD ${threshold}.`,
      'Cuando el saldo se agota, las consultas de pago se rechazan.',
    ],
    action: { label: 'Recargar', path: '/credit' },
    closing: ['Puede cambiar este aviso en la misma página.'],
  }),
};
