import type { Billing, Entity } from '@entity-registry/sdk';

/** A section as it came. */
export type OpenSection = NonNullable<Entity['sections'][keyof Entity['sections']]>;

/** What of an entity has been opened, from one answer after another. */
export interface Opened {
  readonly entity: Omit<Entity, 'sections' | 'billing' | 'signals' | 'codes_with_data' | 'not_applicable'>;
  /** By tag. */
  readonly sections: Readonly<Record<string, OpenSection>>;
  /** What the signals card said; null: it was not asked for. */
  readonly signals: NonNullable<Entity['signals']> | null;
  /** Codes that hold data, as the signals card said; null: it was not asked for. */
  readonly codesWithData: readonly string[] | null;
  /** Codes that were asked for. */
  readonly codes: ReadonlySet<string>;
  /** Tags that an entity of this type cannot have. */
  readonly notApplicable: ReadonlySet<string>;
  /** What was charged, in the order of the calls. */
  readonly charges: readonly Charge[];
}

/** One charge, as its answer said it. */
export interface Charge {
  readonly codes: readonly string[];
  /** Decimal string, USD. */
  readonly amount: string;
}

/** What was known with what an answer adds; of a section that comes again, the newer stands. */
export function withAnswer(known: Opened | undefined, answer: Entity, include: readonly string[]): Opened {
  const {
    sections,
    billing,
    signals,
    codes_with_data: codesWithData,
    not_applicable: notApplicable,
    ...entity
  } = answer;
  return {
    entity,
    sections: { ...known?.sections, ...(sections as Record<string, OpenSection>) },
    signals: signals ?? known?.signals ?? null,
    codesWithData: codesWithData ?? known?.codesWithData ?? null,
    codes: new Set([...(known?.codes ?? []), ...include]),
    notApplicable: new Set([...(known?.notApplicable ?? []), ...notApplicable]),
    charges: [...(known?.charges ?? []), chargeOf(billing)],
  };
}

/** What was known with the next page of a list behind what was there. */
export function withMore(known: Opened, tag: string, page: ListSection, billing: Billing): Opened {
  const section = known.sections[tag];
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

/** What was known with a charge of something that is kept elsewhere. */
export const withCharge = (known: Opened, billing: Billing): Opened => ({
  ...known,
  charges: [...known.charges, chargeOf(billing)],
});

/** As much of a list section as is read page by page. */
export type ListSection = Pick<
  Extract<OpenSection, { items: readonly unknown[] }>,
  'state' | 'source' | 'code' | 'total' | 'returned' | 'truncated' | 'next'
> & { items: readonly unknown[] };

export const isList = (section: OpenSection): section is Extract<OpenSection, { items: readonly unknown[] }> =>
  'items' in section;

/** The sum of amounts, exactly: decimal strings of at most six places. */
export function sumOf(charges: readonly Pick<Charge, 'amount'>[]): string {
  const micro = charges.reduce((sum, { amount }) => sum + microOf(amount), 0n);
  const text = String(micro).padStart(7, '0');
  const [whole, places] = [text.slice(0, -6), text.slice(-6).replace(/0{1,4}$/, '')];
  return `${whole}.${places}`;
}

function microOf(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(places.padEnd(6, '0').slice(0, 6));
}

function chargeOf({ codes, charged }: Billing): Charge {
  return { codes: codes.map(({ code }) => code), amount: charged };
}
