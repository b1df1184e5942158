import { ShownText, ShownTexts, Text } from '@entity-registry/http';
import { Password } from '../identity/fields.js';

export class PasswordBody {
  @Password({ description: 'the password of the user, again' })
  readonly password!: string;
}

export class CodeBody {
  @Text({ min: 6, max: 6, description: 'a code of the authenticator app', example: '123456' })
  readonly code!: string;
}

export class BackupCodesView {
  @ShownTexts('each replaces a code once; only this response contains them')
  readonly backup_codes!: string[];
}

export class SecondFactorSetupView extends BackupCodesView {
  @ShownText('to show to the authenticator app as a QR code', { example: 'otpauth://totp/...' })
  readonly uri!: string;
  @ShownText('the same secret, to type in')
  readonly secret!: string;
}

export class SecondFactorView {
  @ShownText('whether signing in requires a second factor', { type: 'boolean' })
  readonly two_factor!: boolean;
}
