import { pageMessages } from '../../../i18n/messages.js';
import { en } from './texts.en.js';
import { es } from './texts.es.js';

export const messages = pageMessages('operator-account', { en, es });
