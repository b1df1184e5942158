import type { Template } from '../mail-content.js';

/** To a new sign-up, with the link that confirms the address. */
export const confirm: Template<{ name: string; token: string; hours: number }> = {
  en: ({ name, token, hours }) => ({
    subject: 'Confirm your address',
    paragraphs: [
      `Hello ${name},`,
      'Someone, probably you, signed up at Entity Registry with this address. Confirm it to get your account and your first API key.',
    ],
    action: { label: 'Confirm the address', path: `/confirm?token=${token}` },
    closing: [`The link works once, for ${String(hours)} hours. If you didn't sign up, don't open it.`],
  }),
  es: ({ name, token, hours }) => ({
    subject: 'Confirme su dirección',
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien, probablemente usted, se registró en Entity Registry con esta dirección. Confírmela para recibir su cuenta y su primera clave de API.',
    ],
    action: { label: 'Confirmar la dirección', path: `/confirm?token=${token}` },
    closing: [`El enlace sirve una sola vez y durante ${String(hours)} horas. Si usted no se registró, no lo abra.`],
  }),
};
