import { ShownText } from '@entity-registry/http';
import { Email, Password, Token } from '../identity/fields.js';

export class NewEmailBody {
  @Email({ description: 'the new address' })
  readonly email!: string;
  @Password({ description: 'the password of the user, again' })
  readonly password!: string;
}

export class ConfirmEmailBody {
  @Token({ description: 'the token of the link that was mailed to the new address' })
  readonly token!: string;
}

export class EmailView {
  @ShownText('the address of the user from now on')
  readonly email!: string;
}
