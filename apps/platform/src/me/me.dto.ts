import { ShownAmount, ShownCount, ShownId, ShownText, ShownTime } from '@entity-registry/http';
import { ORGANIZATION_ROLES } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';
import { LanguageField, PersonName } from '../identity/fields.js';
import { LANGUAGES } from '../language.js';
import type { Language } from '../language.js';

export class ProfileBody {
  @PersonName({ description: 'the name of the user', optional: true })
  readonly name?: string;
  @LanguageField({ description: 'language of the pages and of mails', optional: true })
  readonly language?: Language;
}

export class UserView {
  @ShownText('the user')
  readonly id!: string;
  @ShownText('the name of the user')
  readonly name!: string;
  @ShownText('their email address, which they sign in with')
  readonly email!: string;
  @ShownText('language of the pages and of mails', { enum: [...LANGUAGES] })
  readonly language!: Language;
  @ShownText('whether signing in requires a second factor', { type: 'boolean' })
  readonly two_factor!: boolean;
  @ShownCount('passkeys that they sign in with')
  readonly passkeys!: number;
}

export class OrganizationSummaryView {
  @ShownText('the organization')
  readonly id!: string;
  @ShownText('its name')
  readonly name!: string;
  @ShownText("the user's role in it", { enum: [...ORGANIZATION_ROLES] })
  readonly role!: string;
}

export class ActiveOrganizationView extends OrganizationSummaryView {
  @ShownText('whether the domain of its address is on the list of corporate domains', { type: 'boolean' })
  readonly corporate_domain!: boolean;
}

export class OwnAccountView {
  @ShownId('the account')
  readonly id!: number;
  @ShownTime('when it was confirmed; null: not yet', { nullable: true })
  readonly confirmed_at!: string | null;
  @ShownAmount('spendable balance: purchased credit and unexpired trial credit')
  readonly balance!: string;
  @ShownTime('its first purchase; null: none yet', { nullable: true })
  readonly first_purchase_at!: string | null;
}

export class CapabilitiesView {
  @ShownText('whether credit can be bought by card', { type: 'boolean' })
  readonly cards!: boolean;
  @ShownText('whether mails can be read at /outbox', { type: 'boolean' })
  readonly outbox!: boolean;
  @ShownText('address of the API')
  readonly api_url!: string;
  @ShownText('address of the documentation; null: none', { nullable: true })
  readonly docs_url!: string | null;
  @ShownText('address of the MCP server; null: none', { nullable: true })
  readonly mcp_url!: string | null;
}

export class MeView {
  @ApiProperty({ type: UserView, description: 'the signed-in user' })
  readonly user!: UserView;
  @ApiProperty({
    type: ActiveOrganizationView,
    nullable: true,
    description: 'the active organization of the session; null: the user has none yet',
  })
  readonly organization!: ActiveOrganizationView | null;
  @ApiProperty({ type: [OrganizationSummaryView], description: 'all organizations of the user' })
  readonly organizations!: OrganizationSummaryView[];
  @ApiProperty({ type: OwnAccountView, nullable: true, description: 'the account of the organization' })
  readonly account!: OwnAccountView | null;
  @ApiProperty({ type: CapabilitiesView, description: 'the features of this installation' })
  readonly capabilities!: CapabilitiesView;
}
