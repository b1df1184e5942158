import { pageMessages } from '../../i18n/messages.js';

export const messages = pageMessages('auth', {
  en: {
    email: 'E-mail address',
    password: 'Password',
    emailNeeded: 'Enter your e-mail address, such as ana@example.com.',
    passwordNeeded: 'Enter your password.',
    signIn: {
      title: 'Sign in',
      submit: 'Sign in',
      wrong: 'The e-mail address and the password do not belong together. Check both, or set a new password.',
    },
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    emailNeeded: 'Escriba su correo electrónico, por ejemplo ana@example.com.',
    passwordNeeded: 'Escriba su contraseña.',
    signIn: {
      title: 'Iniciar sesión',
      submit: 'Iniciar sesión',
      wrong: 'El correo y la contraseña no corresponden. Revise ambos, o establezca una contraseña nueva.',
    },
  },
});
