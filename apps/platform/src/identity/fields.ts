import { DomainError } from '@entity-registry/domain';
import { Field, OneOf } from '@entity-registry/http';
import type { Check, FieldOptions } from '@entity-registry/http';
import { isEmail } from 'class-validator';
import { PASSWORD_LENGTH } from './auth.js';
import { LANGUAGES } from '../language.js';
import { organizationNameRule, personNameRule } from './name-rules.js';
import type { NameRule } from './name-rules.js';

const MAX_EMAIL = 254;
const MAX_TOKEN = 200;

/**
 * ASCII only, so that a mailbox has one spelling and no letter of another alphabet looks like it. Domains with other letters have
 * an ASCII form (xn--).
 */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= MAX_EMAIL &&
  /^[\x21-\x7e]+$/.test(value) &&
  isEmail(value, { allow_utf8_local_part: false });

const checkEmail: Check = (value) => {
  if (value === undefined) return 'is required';
  return isAddress(value) ? null : 'must be an ASCII email address of at most 254 characters';
};

/** An email address. */
export const Email = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', format: 'email', maxLength: MAX_EMAIL, example: 'ana@example.com' }, checkEmail, options);

/** An address as it is stored and compared. */
export const normalEmail = (email: string): string => email.toLowerCase();

function nameCheck(max: number, rule: NameRule): Check {
  return (value) => {
    if (value === undefined) return 'is required';
    if (typeof value !== 'string') return 'must be text';
    if (value.trim() !== value) return 'must not begin or end with a space';
    if (value.length < 1 || value.length > max) return `must have 1 to ${String(max)} characters`;
    return rule(value);
  };
}

const MAX_PERSON = 100;
const MAX_ORGANIZATION = 200;

/** A user's name. It appears in mails to unconfirmed addresses, so it must not contain anything that becomes a link. */
export const PersonName = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', minLength: 1, maxLength: MAX_PERSON }, nameCheck(MAX_PERSON, personNameRule), {
    example: 'Ana Prueba',
    ...options,
  });

/** An organization's name; it appears in invitations. */
export const OrganizationName = (options: FieldOptions): PropertyDecorator =>
  Field(
    { type: 'string', minLength: 1, maxLength: MAX_ORGANIZATION },
    nameCheck(MAX_ORGANIZATION, organizationNameRule),
    options,
  );

const checkPassword =
  (min: number): Check =>
  (value) => {
    if (value === undefined) return 'is required';
    if (typeof value !== 'string') return 'must be text';
    if (value.length < min) return min === 1 ? 'is required' : `must have at least ${String(min)} characters`;
    return value.length > PASSWORD_LENGTH.max ? `must have at most ${String(PASSWORD_LENGTH.max)} characters` : null;
  };

/** A new password. */
export const NewPassword = (options: FieldOptions): PropertyDecorator =>
  Field(
    { type: 'string', minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max, format: 'password' },
    checkPassword(PASSWORD_LENGTH.min),
    options,
  );

/** An entered password. */
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
    (value) => (typeof value === 'string' && /^[\w-]{1,200}$/.test(value) ? null : 'must be the token of a link'),
    options,
  );

export const LanguageField = (options: FieldOptions): PropertyDecorator => OneOf(LANGUAGES, options);

const MIN_DIFFERENT = 5;
/** Common passwords of ten or more characters. */
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

/** Rejects easily guessed passwords. Throws `invalid_parameter`, naming `parameter`. */
export function assertStrongPassword(password: string, email: string, parameter: string): void {
  const plain = password.toLowerCase();
  const [mailbox = ''] = email.split('@');
  const isEasy =
    COMMON.has(plain) || plain === email || plain.replace(mailbox, '').length < MIN_DIFFERENT || isMonotonous(plain);
  if (isEasy)
    throw new DomainError('invalid_parameter', { parameter, message: 'is too easy to guess: choose another' });
}

const isMonotonous = (text: string): boolean => new Set(text).size < MIN_DIFFERENT;
