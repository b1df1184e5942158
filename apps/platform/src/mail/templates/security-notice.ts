import type { Language } from '../../language.js';
import type { Template } from '../mail-content.js';

/** Security changes that users are notified of. */
export const SECURITY_EVENTS = [
  'password_changed',
  'password_reset',
  'two_factor_enabled',
  'two_factor_disabled',
  'backup_codes_made',
  'passkey_added',
  'passkey_removed',
  'email_changing',
  'email_changed',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

const WHAT: Readonly<Record<Language, Readonly<Record<SecurityEvent, string>>>> = {
  en: {
    password_changed: 'Your password was changed. Every other session has ended.',
    password_reset: 'A new password was chosen with a link that was sent to you. Every session has ended.',
    two_factor_enabled: 'Signing in now takes a code of your authenticator app.',
    two_factor_disabled: 'Signing in no longer takes a code of your authenticator app.',
    backup_codes_made: 'New backup codes were made. The former ones no longer work.',
    passkey_added: 'A passkey was added with which one can sign in.',
    passkey_removed: 'A passkey was removed.',
    email_changing: 'Another address was named for your user. It is not changed before that address is confirmed.',
    email_changed: 'The address of your user was changed. This one is no longer used.',
  },
  es: {
    password_changed: 'Su contraseña se cambió. Todas las demás sesiones terminaron.',
    password_reset: 'Se eligió una contraseña nueva con un enlace que se le envió. Todas las sesiones terminaron.',
    two_factor_enabled: 'Para iniciar sesión ahora hace falta un código de su aplicación de autenticación.',
    two_factor_disabled: 'Para iniciar sesión ya no hace falta un código de su aplicación de autenticación.',
    backup_codes_made: 'Se generaron códigos de respaldo nuevos. Los anteriores ya no sirven.',
    passkey_added: 'Se agregó una llave de acceso con la que se puede iniciar sesión.',
    passkey_removed: 'Se quitó una llave de acceso.',
    email_changing: 'Se indicó otra dirección para su usuario. No cambia hasta que se confirme esa dirección.',
    email_changed: 'La dirección de su usuario se cambió. Esta ya no se usa.',
  },
};

/** To a user whose sign-in settings have changed, so that they notice changes that they did not make. */
export const securityNotice: Template<{ name: string; event: SecurityEvent }> = {
  en: ({ name, event }) => ({
    subject: 'A change to how you sign in',
    paragraphs: [`Hello ${name},`, WHAT.en[event]],
    closing: ['If it was not you, choose a new password at once and end all sessions in the settings.'],
  }),
  es: ({ name, event }) => ({
    subject: 'Un cambio en su inicio de sesión',
    paragraphs: [`Hola, ${name}:`, WHAT.es[event]],
    closing: ['Si no fue usted, elija de inmediato una contraseña nueva y cierre todas las sesiones en los ajustes.'],
  }),
};
