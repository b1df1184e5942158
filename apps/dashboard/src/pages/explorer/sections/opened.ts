import type { Billing, Entity } from '@entity-registry/sdk';
import { lookup } from '../../../lookup.js';

type ResponseSection = NonNullable<Entity['sections'][keyof Entity['sections']]>;
type Keepable<Section> = Section extends { state: infer State }
  ? Omit<Section, 'state'> & { state: State | 'restricted' }
  : never;

/** A section, unchanged. One of the Library that has lost facts since it was bought says `restricted` (ADR 0140). */
export type OpenSection = Keepable<ResponseSection>;

/** An entity's opened data, from successive responses. */
export interface Opened {
  readonly entity: Omit<
    Entity,
    | 'sections'
    | 'billing'
    | 'signals'
    | 'codes_with_data'
    | 'codes_never_fetched'
    | 'codes_needing_purpose'
    | 'not_applicable'
  >;
  /** By tag. */
  readonly sections: Readonly<Record<string, OpenSection>>;
  /** The signals of the card; null: it was not requested. */
  readonly signals: NonNullable<Entity['signals']> | null;
  /** Codes that hold data, according to the signals card; null: it was not requested. */
  readonly codesWithData: readonly string[] | null;
  /** Codes whose sources were never read, according to the signals card; null: it was not requested. */
  readonly codesNeverFetched: readonly string[] | null;
  /** Codes about which the signals card doesn't say everything, because they need a purpose. */
  readonly codesNeedingPurpose: readonly string[];
  /** The requested codes. */
  readonly codes: ReadonlySet<string>;
  /** Tags that an entity of this type cannot have. */
  readonly notApplicable: ReadonlySet<string>;
  /** The charges, in the order of the calls. */
  readonly charges: readonly Charge[];
}

/** A charge as its response gave it. */
export interface Charge {
  readonly codes: readonly string[];
  /** Decimal string, USD. */
  readonly amount: string;
  /** When it was bought, ISO 8601, and by which member; null: their user was erased. Absent: just now, by this user. */
  readonly at?: string;
  readonly by?: string | null;
}

/** An entity from a call, or from the result of a refresh: there the charge belongs to the request. */
export type EntityResponse = Omit<Entity, 'billing'> & Partial<Pick<Entity, 'billing'>>;

/** Merges a response into the opened data; a newer section replaces the older one. */
export function addResponse(known: Opened | undefined, response: EntityResponse, include: readonly string[]): Opened {
  const {
    sections,
    billing,
    signals,
    codes_with_data: codesWithData,
    codes_never_fetched: codesNeverFetched,
    codes_needing_purpose: codesNeedingPurpose,
    not_applicable: notApplicable,
    ...entity
  } = response;
  return {
    entity,
    sections: { ...known?.sections, ...(sections as Record<string, OpenSection>) },
    signals: signals ?? known?.signals ?? null,
    codesWithData: codesWithData ?? known?.codesWithData ?? null,
    codesNeverFetched: codesNeverFetched ?? known?.codesNeverFetched ?? null,
    // A card without the member holds everything back from nobody.
    codesNeedingPurpose: codesNeedingPurpose ?? (codesWithData === undefined ? (known?.codesNeedingPurpose ?? []) : []),
    codes: new Set([...(known?.codes ?? []), ...include]),
    notApplicable: new Set([...(known?.notApplicable ?? []), ...notApplicable]),
    charges: [...(known?.charges ?? []), ...(billing === undefined ? [] : [chargeOf(billing)])],
  };
}

/** Appends the next page of a list to the opened data. */
export function addPage(known: Opened, tag: string, page: ListSection, billing: Billing): Opened {
  const section = lookup(known.sections, tag);
  if (section === undefined || !isList(section)) return known;
  const items = [...section.items, ...page.items];
  const { total, truncated, next } = page;
  const longer = { ...section, total, truncated, next, items, returned: items.length };
  return {
    ...known,
    sections: { ...known.sections, [tag]: longer as OpenSection },
    charges: [...known.charges, chargeOf(billing)],
  };
}

/** Adds a charge for data that is stored elsewhere. */
export const addCharge = (known: Opened, billing: Billing): Opened => ({
  ...known,
  charges: [...known.charges, chargeOf(billing)],
});

/** The paging state of a list section. */
export type ListSection = Pick<
  Extract<OpenSection, { items: readonly unknown[] }>,
  'state' | 'source' | 'code' | 'total' | 'returned' | 'truncated' | 'next'
> & { items: readonly unknown[] };

export const isList = (section: OpenSection): section is Extract<OpenSection, { items: readonly unknown[] }> =>
  'items' in section;

function chargeOf({ codes, charged }: Billing): Charge {
  return { codes: codes.map(({ code }) => code), amount: charged };
}
