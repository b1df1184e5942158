import type { Language } from '../../language.js';
import type { Template } from '../mail-content.js';

/** Security changes that users are notified of. */
export const SECURITY_ACTIONS = [
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
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

const DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<SecurityAction, string>>>> = {
  en: {
    password_changed: 'Your password was changed. All other sessions have ended.',
    password_reset: 'Your password was reset with a link that we sent you. All sessions have ended.',
    two_factor_enabled: 'Signing in now requires a code from your authenticator app.',
    two_factor_disabled: 'Signing in no longer requires a code from your authenticator app.',
    backup_codes_made: 'New backup codes were created. The previous ones no longer work.',
    passkey_added: 'A passkey was added. It can be used to sign in.',
    passkey_removed: 'A passkey was removed.',
    email_changing: 'A new address was requested for your account. It takes effect once it is confirmed.',
    email_changed: 'The address of your account was changed. This one is no longer used.',
  },
  es: {
    password_changed: 'Se cambió su contraseña. Se cerraron todas las demás sesiones.',
    password_reset: 'Se restableció su contraseña con un enlace que le enviamos. Se cerraron todas las sesiones.',
    two_factor_enabled: 'Para iniciar sesión ahora hace falta un código de su aplicación de autenticación.',
    two_factor_disabled: 'Para iniciar sesión ya no hace falta un código de su aplicación de autenticación.',
    backup_codes_made: 'Se generaron códigos de respaldo nuevos. Los anteriores ya no sirven.',
    passkey_added: 'Se agregó una llave de acceso con la que se puede iniciar sesión.',
    passkey_removed: 'Se quitó una llave de acceso.',
    email_changing: 'Se pidió una dirección nueva para su cuenta. Se usará cuando se confirme.',
    email_changed: 'Se cambió la dirección de su cuenta. Esta ya no se usa.',
  },
};

/** To a user whose sign-in settings have changed, so that they notice changes that they did not make. */
export const securityNotice: Template<{ name: string; event: SecurityAction }> = {
  en: ({ name, event }) => ({
    subject: 'Your sign-in settings changed',
    paragraphs: [`Hello ${name},`, DESCRIPTIONS.en[event]],
    closing: ["If it wasn't you, choose a new password right away and end all sessions in the settings."],
  }),
  es: ({ name, event }) => ({
    subject: 'Cambió la configuración de su inicio de sesión',
    paragraphs: [`Hola, ${name}:`, DESCRIPTIONS.es[event]],
    closing: ['Si no fue usted, elija de inmediato una contraseña nueva y cierre todas las sesiones en los ajustes.'],
  }),
};
