import type { SandboxUsage } from '@entity-registry/accounts';
import { SANDBOX_LIMITS, formatMoney, microUsd } from '@entity-registry/domain';
import { ShownAmount, ShownCount, ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';

export class SandboxView {
  @ShownText('whether this installation has a sandbox', { type: 'boolean' })
  readonly available!: boolean;
  @ShownText(
    'whether paid calls are withheld: the trial credit of the account is on hold, and it has never topped up',
    {
      type: 'boolean',
    },
  )
  readonly withheld!: boolean;
  @ShownCount('calls that a user can make on a UTC day')
  readonly calls_per_day!: number;
  @ShownCount('calls left today')
  readonly calls_left!: number;
  @ShownAmount("maximum cost of a user's calls on a UTC day")
  readonly money_per_day!: string;
  @ShownAmount('amount left today')
  readonly money_left!: string;
  @ShownTime('when the allowance resets')
  readonly resets_at!: string;
}

export function toSandbox(
  { callsUsed, spent, resetsAt }: SandboxUsage,
  { available, withheld }: Pick<SandboxView, 'available' | 'withheld'>,
): Shown<SandboxView> {
  const { callsPerDay, moneyPerDay } = SANDBOX_LIMITS;
  const isSpent = withheld || spent > moneyPerDay;
  return {
    available,
    withheld,
    calls_per_day: callsPerDay,
    calls_left: Math.max(0, callsPerDay - callsUsed),
    money_per_day: formatMoney(moneyPerDay),
    money_left: formatMoney(microUsd(isSpent ? 0n : moneyPerDay - spent)),
    resets_at: resetsAt.toISOString(),
  };
}

export class ExampleEntityView {
  @ShownText('its id in v5; null: v5 does not serve it', { nullable: true })
  readonly id!: string | null;
  @ShownCount('its id in v4')
  readonly v4_id!: number;
  @ShownText('its name')
  readonly name!: string;
  @ShownText('its tax number or identity number; null: none is known', { nullable: true })
  readonly identifier!: string | null;
}

const entity = (description: string) => ApiProperty({ type: ExampleEntityView, nullable: true, description });

/** Real ids and names to fill the forms with; null: the registry has none. */
export class SandboxExamplesView {
  @entity('an organization that v5 serves')
  readonly organization!: ExampleEntityView | null;
  @entity('a person that v5 serves')
  readonly person!: ExampleEntityView | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: { anyOf: [{ $ref: getSchemaPath(ExampleEntityView) }, { type: 'null' }] },
    description: "an organization of each country, by the country's name in the paths of v4",
  })
  readonly v4!: Record<string, ExampleEntityView | null>;
  @ShownText('id of a document whose text was read', { nullable: true })
  readonly document!: string | null;
}
