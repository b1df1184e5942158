import { Field, ShownText, Text } from '@entity-registry/http';
import type { Check } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { Email, Password, Token } from '../identity/fields.js';

const MAX_CREDENTIAL_TEXT = 20_000;

export class SignInBody {
  @Email({ description: 'the address of the user' })
  readonly email!: string;
  @Password({ description: 'their password' })
  readonly password!: string;
}

export class SecondFactorBody {
  @Text({ min: 6, max: 6, description: 'a code of the authenticator app', example: '123456', optional: true })
  readonly code?: string;
  @Text({ max: 40, description: 'one of the backup codes, instead of a code', optional: true })
  readonly backup_code?: string;
}

export class ConfirmBrowserBody {
  @Token({ description: 'the token of the link that was mailed' })
  readonly token!: string;
}

/** A browser's passkey response; the auth library checks its content. */
const checkCredential: Check = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return "must be the browser's response";
  const { id, type, response } = value as { id?: unknown; type?: unknown; response?: unknown };
  const isWhole = typeof id === 'string' && type === 'public-key' && typeof response === 'object' && response !== null;
  if (!isWhole) return "must be the browser's response";
  return JSON.stringify(value).length > MAX_CREDENTIAL_TEXT ? 'is too large' : null;
};

export const Credential = (description: string): PropertyDecorator =>
  Field({ type: 'object', additionalProperties: true }, checkCredential, { description });

export class PasskeyBody {
  @Credential("the response of the browser's startAuthentication")
  readonly response!: AuthenticationResponseJSON;
}

export class FirstFactorView {
  @ShownText('true: a code is required too; false: signed in', { type: 'boolean' })
  readonly two_factor!: boolean;
}

export class BrowserConfirmedView {
  @ShownText('whether sign-ins in this browser are now counted separately', { type: 'boolean' })
  readonly confirmed!: true;
}

export class PasskeyOptionsView {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'for the browser, unchanged' })
  readonly options!: Record<string, unknown>;
}

export class SignedOutView {
  @ShownText('whether the session has ended', { type: 'boolean' })
  readonly signed_out!: true;
}
