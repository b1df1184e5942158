import type { Template } from '../mail-content.js';

/** For an address that has an account and signed up again: the page responds as it does for any address. */
export const alreadyRegistered: Template<{ name: string }> = {
  en: ({ name }) => ({
    subject: 'You have an account already',
    paragraphs: [
      `Hello ${name},`,
      'somebody, presumably you, tried to sign up at Entity Registry with this address. It has an account already: sign in, or choose a new password if you do not remember yours.',
    ],
    action: { label: 'Sign in', path: '/sign-in' },
    closing: ['If it was not you, there is nothing to do: nothing was changed.'],
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
