import type { Template } from '../mail-content.js';

/** To an account's owners, once each time its spendable balance falls below their threshold; amounts as on the wire. */
export const lowBalance: Template<{ name: string; spendable: string; threshold: string }> = {
  en: ({ name, spendable, threshold }) => ({
    subject: `Your credit is below USD ${threshold}`,
    paragraphs: [
      `Hello ${name},`,
      `Your account at Entity Registry can spend USD ${spendable}. You asked to be told when it is less than USD ${threshold}.`,
      'When the credit is used up, calls that cost something are refused.',
    ],
    action: { label: 'Top up', path: '/credit' },
    closing: ['You set when this mail comes on the same page.'],
  }),
  es: ({ name, spendable, threshold }) => ({
    subject: `Su saldo está por debajo de USD ${threshold}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Su cuenta en Entity Registry dispone de USD ${spendable}. Usted pidió un aviso cuando fuera menos de USD ${threshold}.`,
      'Cuando el saldo se agota, las consultas de pago se rechazan.',
    ],
    action: { label: 'Recargar', path: '/credit' },
    closing: ['En la misma página se ajusta cuándo llega este correo.'],
  }),
};
