import { pageMessages } from '../../i18n/messages.js';

export const messages = pageMessages('settings', {
  en: {
    title: 'Settings',
  },
  es: {
    title: 'Ajustes',
  },
});
