import { ShownText } from '@entity-registry/nest-kit';
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
  @Email({ description: 'where they are reached, and what they sign in with' })
  readonly email!: string;
  @NewPassword({ description: 'what they will sign in with' })
  readonly password!: string;
  @LanguageField({ description: 'language of the pages and of mails' })
  readonly language!: Language;
  @OrganizationName({ description: 'whose account it is to be; the name of the user when absent', optional: true })
  readonly organization_name?: string;
}

export class ConfirmBody {
  @Token({ description: 'the token of the link that was mailed' })
  readonly token!: string;
  @Password({
    description: 'the password of the sign-up, from another browser than the one that signed up',
    optional: true,
  })
  readonly password?: string;
}

/** The response doesn't reveal whether the address has a user. */
export class SentView {
  @ShownText('a mail is on its way, if there is anything to be mailed', { type: 'boolean' })
  readonly sent!: true;
}

export class SignedInView {
  @ShownText('the cookies of the answer hold the session', { type: 'boolean' })
  readonly signed_in!: true;
}
