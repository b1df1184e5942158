import type { Template } from '../mail-content.js';

/** To a user who forgot their password, with the link to choose a new one. */
export const resetPassword: Template<{ name: string; token: string; minutes: number }> = {
  en: ({ name, token, minutes }) => ({
    subject: 'Choose a new password',
    paragraphs: [`Hello ${name},`, 'somebody, presumably you, asked for a new password.'],
    action: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
    closing: [
      `The link works for ${String(minutes)} minutes, and once. If you did not ask for it, ignore this mail: your password stays as it is.`,
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
