import { ShownText, ShownTexts, Text } from '@entity-registry/nest-kit';
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
  @ShownTexts('each opens the account once in the place of a code; they are in this answer and nowhere else')
  readonly backup_codes!: string[];
}

export class SecondFactorSetupView extends BackupCodesView {
  @ShownText('what the authenticator app is shown, as a QR code', { example: 'otpauth://totp/...' })
  readonly uri!: string;
  @ShownText('the same secret, to be typed')
  readonly secret!: string;
}

export class SecondFactorView {
  @ShownText('whether signing in takes a second factor', { type: 'boolean' })
  readonly two_factor!: boolean;
}
