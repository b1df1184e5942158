import type { Template } from '../mail-content.js';

/** To a user's new address, with the link that confirms it. */
export const changeEmail: Template<{ name: string; token: string; hours: number }> = {
  en: ({ name, token, hours }) => ({
    subject: 'Confirm your new address',
    paragraphs: [`Hello ${name},`, 'Confirm that you want to use this address at Entity Registry from now on.'],
    action: { label: 'Confirm the new address', path: `/settings/email?token=${token}` },
    closing: [
      `You need to be signed in. The link works once, for ${String(hours)} hours. If you didn't ask for it, don't open it.`,
    ],
  }),
  es: ({ name, token, hours }) => ({
    subject: 'Confirme su dirección nueva',
    paragraphs: [`Hola, ${name}:`, 'Confirme que esta será su dirección en Entity Registry a partir de ahora.'],
    action: { label: 'Confirmar la dirección nueva', path: `/settings/email?token=${token}` },
    closing: [
      `Debe haber iniciado sesión. El enlace sirve una sola vez y durante ${String(hours)} horas. Si no lo pidió, no lo abra.`,
    ],
  }),
};
