import type { PurposeRequirement } from '@entity-registry/accounts';
import { JURISDICTION_CODES } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { Flag, ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class PurposeRequirementBody {
  @Flag({ description: 'whether accounts must state a purpose before they receive these records' })
  readonly required!: boolean;
}

export class PurposeRequirementView {
  @ShownText('the jurisdiction', { enum: [...JURISDICTION_CODES] })
  readonly jurisdiction!: Jurisdiction;
  @ShownText('whether it requires a purpose for immigration, court and criminal records', { type: 'boolean' })
  readonly required!: boolean;
  @ShownTime('since when; null: it requires none', { nullable: true })
  readonly required_at!: string | null;
}

/** Every jurisdiction, with what it requires. */
export function toRequirements(required: readonly PurposeRequirement[]): Shown<PurposeRequirementView>[] {
  return JURISDICTION_CODES.map((jurisdiction) => {
    const requirement = required.find((row) => row.jurisdiction === jurisdiction);
    return {
      jurisdiction,
      required: requirement !== undefined,
      required_at: requirement?.requiredAt.toISOString() ?? null,
    };
  });
}
