import type { Feature, HitRow } from './hit-rows.js';

/** A field of both sides, and whether they agree. */
export interface ComparedField {
  readonly field: Feature['feature'];
  readonly agreement: Feature['agreement'];
  readonly detail: string;
  readonly subject: string;
  readonly listing: string;
}

type Identifiers = HitRow['subject']['identifiers'];

const numbers = (identifiers: Identifiers): string =>
  identifiers
    .map(({ kind, value, country }) => `${kind} ${value}${country === null ? '' : ` (${country})`}`)
    .join(', ');

/** Why a hit may mean the customer, field by field: what each side says, and what agrees, contradicts or is missing. */
export function comparedFields({ subject, hit }: HitRow): ComparedField[] {
  const { listing, matched_name: name } = hit;
  const sides: Readonly<Record<Feature['feature'], readonly [subject: string, listing: string]>> = {
    name: [name.screened, name.name],
    type: [subject.type ?? '', listing.type],
    birth_date: [subject.birth_date ?? '', listing.birth_dates.join(', ')],
    nationality: [subject.nationalities.join(', '), listing.nationalities.join(', ')],
    identifier: [numbers(subject.identifiers), numbers(listing.identifiers)],
  };
  return hit.features.map(({ feature, agreement, detail }) => {
    const [own, listed] = sides[feature];
    return { field: feature, agreement, detail, subject: own, listing: listed };
  });
}
