import { ShownText } from '@entity-registry/http';
import {
  Email,
  LanguageField,
  NewPassword,
  OrganizationName,
  Password,
  PersonName,
  Token,
} from '../identity/fields.js';
import type { Language } from '../language.js';

export class SignUpBody {
  @PersonName({ description: 'the name of the user' })
  readonly name!: string;
  @Email({ description: 'their email address, which they sign in with' })
  readonly email!: string;
  @NewPassword({ description: 'their password' })
  readonly password!: string;
  @LanguageField({ description: 'language of the pages and of mails' })
  readonly language!: Language;
  @OrganizationName({ description: "name of the organization; by default the user's name", optional: true })
  readonly organization_name?: string;
}

export class ConfirmBody {
  @Token({ description: 'the token of the link that was mailed' })
  readonly token!: string;
  @Password({
    description: 'the password of the sign-up; required in a browser other than the one that signed up',
    optional: true,
  })
  readonly password?: string;
}

/** The response doesn't reveal whether the address has a user. */
export class SentView {
  @ShownText('a mail was queued, if there is one to send', { type: 'boolean' })
  readonly sent!: true;
}

export class SignedInView {
  @ShownText('the cookies of the response hold the session', { type: 'boolean' })
  readonly signed_in!: true;
}
