import { ShownAmount, ShownId, ShownText, ShownTime } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';
import { OrganizationName } from '../identity/fields.js';
import { WithheldTrialView } from '../trials/trial.dto.js';

export class OnboardingBody {
  @OrganizationName({ description: 'name of the organization; by default as given at sign-up', optional: true })
  readonly organization_name?: string;
}

export class NewOrganizationView {
  @ShownText('the organization')
  readonly id!: string;
  @ShownText('its name')
  readonly name!: string;
}

export class FirstKeyView {
  @ShownId('the key')
  readonly id!: number;
  @ShownText('the key itself, only in this response', { example: 'pk_...' })
  readonly key!: string;
  @ShownText('its beginning, which identifies it later')
  readonly prefix!: string;
  @ShownTime('when it expires, unless credit is bought before; null: never', { nullable: true })
  readonly expires_at!: string | null;
}

export class TrialView {
  @ShownAmount('the trial credit')
  readonly amount!: string;
  @ShownTime('when the unused part of it expires')
  readonly expires_at!: string;
}

export class OnboardedView {
  @ApiProperty({ type: NewOrganizationView })
  readonly organization!: NewOrganizationView;
  @ApiProperty({ type: FirstKeyView })
  readonly key!: FirstKeyView;
  @ApiProperty({ type: TrialView, nullable: true, description: 'null: it is withheld' })
  readonly trial!: TrialView | null;
  @ApiProperty({
    type: WithheldTrialView,
    nullable: true,
    description: 'why there is no trial credit; null: it was granted',
  })
  readonly withheld_trial!: WithheldTrialView | null;
}
