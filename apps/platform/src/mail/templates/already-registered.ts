import type { Template } from '../mail-content.js';

/** For an address that has an account and signed up again: the page responds as it does for any address. */
export const alreadyRegistered: Template<{ name: string }> = {
  en: ({ name }) => ({
    subject: 'You already have an account',
    paragraphs: [
      `Hello ${name},`,
      "Someone, probably you, tried to sign up at Entity Registry with this address. It already has an account: sign in, or choose a new password if you don't remember yours.",
    ],
    action: { label: 'Sign in', path: '/sign-in' },
    closing: ["If it wasn't you, you don't need to do anything. Nothing was changed."],
  }),
  es: ({ name }) => ({
    subject: 'Ya tiene una cuenta',
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien, probablemente usted, intentó registrarse en Entity Registry con esta dirección. Ya tiene una cuenta: inicie sesión o elija una contraseña nueva si no recuerda la suya.',
    ],
    action: { label: 'Iniciar sesión', path: '/sign-in' },
    closing: ['Si no fue usted, no tiene que hacer nada: no se cambió nada.'],
  }),
};
