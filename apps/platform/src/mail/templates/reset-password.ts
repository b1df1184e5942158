import type { Template } from '../mail-content.js';

/** To a user who forgot their password, with the link to choose a new one. */
export const resetPassword: Template<{ name: string; token: string; minutes: number }> = {
  en: ({ name, token, minutes }) => ({
    subject: 'Choose a new password',
    paragraphs: [`Hello ${name},`, 'Someone, probably you, asked for a new password.'],
    action: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
    closing: [
      `The link works once, for ${String(minutes)} minutes. If you didn't ask for it, ignore this email: your password won't change.`,
    ],
  }),
  es: ({ name, token, minutes }) => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [`Hola, ${name}:`, 'Alguien, probablemente usted, pidió una contraseña nueva.'],
    action: { label: 'Elegir una contraseña nueva', path: `/reset-password?token=${token}` },
    closing: [
      `El enlace sirve una sola vez y durante ${String(minutes)} minutos. Si no lo pidió, ignore este correo: su contraseña no cambia.`,
    ],
  }),
};
