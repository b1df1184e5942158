import { ShownText } from '@entity-registry/nest-kit';
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
  @Password({ description: 'the password so far' })
  readonly current_password!: string;
  @NewPassword({ description: 'the new password' })
  readonly new_password!: string;
}

export class PasswordResetView {
  @ShownText('the new password is the one to sign in with; every session has ended', { type: 'boolean' })
  readonly reset!: true;
}

export class PasswordChangedView {
  @ShownText('the new password is the one to sign in with; every other session has ended', { type: 'boolean' })
  readonly changed!: true;
}
