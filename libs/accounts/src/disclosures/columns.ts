import { CHANNEL_NUMBERS } from '@entity-registry/domain';
import type { Disclosure } from '@entity-registry/domain';

/** A disclosure as the columns of its table; arrays as PostgreSQL writes them. */
export interface DisclosureColumns {
  readonly channel: number;
  readonly entities: string;
  readonly levels: string;
  readonly signals: string | null;
}

export function disclosureColumns({ channel, entities, levels, signals }: Disclosure): DisclosureColumns {
  return {
    channel: CHANNEL_NUMBERS[channel],
    entities: arrayText(entities),
    levels: arrayText(levels),
    signals: signals && arrayText(signals),
  };
}

function arrayText(numbers: readonly bigint[]): string {
  return `{${numbers.join(',')}}`;
}
