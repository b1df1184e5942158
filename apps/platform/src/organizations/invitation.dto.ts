import { OneOf, ShownText } from '@entity-registry/http';
import { ORGANIZATION_ROLES } from '@entity-registry/accounts';
import type { OrganizationRole } from '@entity-registry/accounts';
import { Email, LanguageField, NewPassword, PersonName, Token } from '../identity/fields.js';
import type { Language } from '../language.js';

export class NewInvitationBody {
  @Email({ description: 'email address to invite' })
  readonly email!: string;
  @OneOf(ORGANIZATION_ROLES, { description: 'their role' })
  readonly role!: OrganizationRole;
}

export class InvitationTokenBody {
  @Token({ description: 'the token of the link that was mailed' })
  readonly token!: string;
}

export class AcceptBody extends InvitationTokenBody {
  @PersonName({ description: 'the name of a new user', optional: true })
  readonly name?: string;
  @NewPassword({ description: 'the password of a new user', optional: true })
  readonly password?: string;
  @LanguageField({ description: 'language of a new user', optional: true })
  readonly language?: Language;
}

/** An invitation as its recipient sees it. */
export class OfferView {
  @ShownText('the name of the organization')
  readonly organization!: string;
  @ShownText('the role in it', { enum: [...ORGANIZATION_ROLES] })
  readonly role!: OrganizationRole;
  @ShownText('the invited address')
  readonly email!: string;
  @ShownText('the user who sent it')
  readonly invited_by!: string;
}
