import { DomainError } from '@entity-registry/domain';
import { Field, OneOf } from '@entity-registry/nest-kit';
import type { Check, FieldOptions } from '@entity-registry/nest-kit';
import { isEmail } from 'class-validator';
import { PASSWORD_LENGTH } from './auth.js';
import { LANGUAGES } from './language.js';

const MAX_EMAIL = 254;
const MAX_TOKEN = 200;

/**
 * ASCII alone: one and the same mailbox then has one spelling, and no letter of another alphabet looks like it. A domain of
 * other letters has a form in ASCII (xn--).
 */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= MAX_EMAIL &&
  /^[\x21-\x7e]+$/.test(value) &&
  isEmail(value, { allow_utf8_local_part: false });

const checkEmail: Check = (value) => {
  if (value === undefined) return 'is required';
  return isAddress(value) ? null : 'must be an e-mail address of plain letters, of at most 254 characters';
};

/** An e-mail address. */
export const Email = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', format: 'email', maxLength: MAX_EMAIL, example: 'ana@example.com' }, checkEmail, options);

/** An address as it is stored and compared. */
export const normalEmail = (email: string): string => email.toLowerCase();

/** What mail programs make a link of; a name with one would carry it to whomever it is mailed to. */
const LINK = /:\/\/|\bwww\./i;
const ADDRESS = /[\p{L}\p{N}]\.\p{L}{2,}|@|\//u;

function nameCheck(max: number, forbidden: readonly RegExp[]): Check {
  return (value) => {
    if (value === undefined) return 'is required';
    if (typeof value !== 'string') return 'must be text';
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)) return 'must be one line of printable text';
    if (value.trim() !== value) return 'must not begin or end with a blank';
    if (value.length < 1 || value.length > max) return `must have 1 to ${String(max)} characters`;
    return forbidden.some((one) => one.test(value)) ? 'must not hold an address of a page or a mailbox' : null;
  };
}

const MAX_PERSON = 100;
const MAX_ORGANIZATION = 200;

/** The name of a user, which is in mails to addresses that are not confirmed yet: it holds nothing that becomes a link. */
export const PersonName = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', minLength: 1, maxLength: MAX_PERSON }, nameCheck(MAX_PERSON, [LINK, ADDRESS]), {
    example: 'Ana Prueba',
    ...options,
  });

/** The name of an organisation, of which some are the names of domains. */
export const OrganizationName = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', minLength: 1, maxLength: MAX_ORGANIZATION }, nameCheck(MAX_ORGANIZATION, [LINK]), options);

const checkPassword =
  (min: number): Check =>
  (value) => {
    if (value === undefined) return 'is required';
    if (typeof value !== 'string') return 'must be text';
    if (value.length < min) return min === 1 ? 'is required' : `must have at least ${String(min)} characters`;
    return value.length > PASSWORD_LENGTH.max ? `must have at most ${String(PASSWORD_LENGTH.max)} characters` : null;
  };

/** A password that is being chosen. */
export const NewPassword = (options: FieldOptions): PropertyDecorator =>
  Field(
    { type: 'string', minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max, format: 'password' },
    checkPassword(PASSWORD_LENGTH.min),
    options,
  );

/** A password that is to be the one that was chosen. */
export const Password = (options: FieldOptions): PropertyDecorator =>
  Field(
    { type: 'string', minLength: 1, maxLength: PASSWORD_LENGTH.max, format: 'password' },
    checkPassword(1),
    options,
  );

/** The secret of a link. */
export const Token = (options: FieldOptions): PropertyDecorator =>
  Field(
    { type: 'string', minLength: 1, maxLength: MAX_TOKEN },
    (value) =>
      typeof value === 'string' && /^[\w-]{1,200}$/.test(value) ? null : 'must be the token of a link, as it was sent',
    options,
  );

export const LanguageField = (options: FieldOptions): PropertyDecorator => OneOf(LANGUAGES, options);

const MIN_DIFFERENT = 5;
/** Passwords of ten characters and more that everybody tries first. */
const COMMON = new Set([
  '1234567890',
  '12345678910',
  '0123456789',
  '0987654321',
  'qwertyuiop',
  'qwerty1234',
  'qwerty12345',
  'password12',
  'password123',
  'password1234',
  'contrasena',
  'contrasena1',
  'contraseña',
  'contraseña1',
  'contraseña123',
  'administrador',
  'administrator',
  'iloveyou12',
  '1q2w3e4r5t',
  'abcdefghij',
  'asdfghjkl1',
  'entityregistry',
]);

/** Refuses what would be guessed first. Throws `invalid_parameter`, naming `parameter`. */
export function assertHardToGuess(password: string, email: string, parameter: string): void {
  const plain = password.toLowerCase();
  const [mailbox = ''] = email.split('@');
  const isEasy =
    COMMON.has(plain) || plain === email || plain.replace(mailbox, '').length < MIN_DIFFERENT || isMonotonous(plain);
  if (isEasy)
    throw new DomainError('invalid_parameter', { parameter, message: 'is too easy to guess: choose another' });
}

const isMonotonous = (text: string): boolean => new Set(text).size < MIN_DIFFERENT;
