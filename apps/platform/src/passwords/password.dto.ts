import { ShownText } from '@entity-registry/http';
import { Email, NewPassword, Password, Token } from '../identity/fields.js';

export class ForgotPasswordBody {
  @Email({ description: 'the address of the user' })
  readonly email!: string;
}

export class ResetPasswordBody {
  @Token({ description: 'the token of the link that was mailed' })
  readonly token!: string;
  @NewPassword({ description: 'the new password' })
  readonly password!: string;
}

export class ChangePasswordBody {
  @Password({ description: 'the current password' })
  readonly current_password!: string;
  @NewPassword({ description: 'the new password' })
  readonly new_password!: string;
}

export class PasswordResetView {
  @ShownText('whether the password was reset; all sessions have ended', { type: 'boolean' })
  readonly reset!: true;
}

export class PasswordChangedView {
  @ShownText('whether the password was changed; all other sessions have ended', { type: 'boolean' })
  readonly changed!: true;
}
