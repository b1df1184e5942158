import type { Template } from '../mail-content.js';

/** To a user whose account had too many failed sign-ins, with the link that confirms their own browser. */
export const confirmBrowser: Template<{ name: string; token: string; hours: number }> = {
  en: ({ name, token, hours }) => ({
    subject: 'Confirm your browser to sign in',
    paragraphs: [
      `Hello ${name},`,
      'There were too many attempts to sign in to your account, so new browsers have to be confirmed first. If you want to sign in, open this link in the browser that you want to use.',
    ],
    action: { label: 'Confirm this browser', path: `/confirm-browser?token=${token}` },
    closing: [
      `The link works once, for ${String(hours)} hours. It doesn't sign you in: you still need your password.`,
      "If you didn't try to sign in, you don't need to do anything. Browsers you already use aren't affected.",
    ],
  }),
  es: ({ name, token, hours }) => ({
    subject: 'Confirme su navegador para iniciar sesión',
    paragraphs: [
      `Hola, ${name}:`,
      'Hubo demasiados intentos de iniciar sesión en su cuenta, así que los navegadores nuevos deben confirmarse antes. Si quiere iniciar sesión, abra este enlace en el navegador que va a usar.',
    ],
    action: { label: 'Confirmar este navegador', path: `/confirm-browser?token=${token}` },
    closing: [
      `El enlace sirve una sola vez y durante ${String(hours)} horas. No inicia la sesión: todavía necesita su contraseña.`,
      'Si usted no intentó iniciar sesión, no tiene que hacer nada. Los navegadores que ya usa siguen funcionando.',
    ],
  }),
};
