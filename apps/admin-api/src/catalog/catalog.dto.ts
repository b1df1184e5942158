import { CATALOG } from '@entity-registry/domain';
import { ShownAmount, ShownText, ShownTexts } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

export class CatalogCodeView {
  @ShownText('the product code')
  readonly code!: string;
  @ShownText('what it covers')
  readonly description!: string;
  @ShownText('whether it can be requested', { enum: ['active', 'unpriced'] })
  readonly status!: string;
  @ShownText('what the price is for; null: it has none', { enum: ['entity', 'row', 'call'], nullable: true })
  readonly unit!: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'its price by jurisdiction; empty: it has none and cannot be requested',
    example: { pa: '0.01', ec: '0.01' },
  })
  readonly prices!: Record<string, string>;
}

export class CatalogSourceView {
  @ShownText('the source')
  readonly id!: string;
  @ShownText('the institution')
  readonly name!: string;
  @ShownText('its site')
  readonly url!: string;
  @ShownText('its country')
  readonly jurisdiction!: string;
  @ShownText('how often it is read')
  readonly cadence!: string;
  @ShownTexts('the tags it feeds')
  readonly feeds!: string[];
}

export class CatalogLevelView {
  @ShownText('the level')
  readonly level!: string;
  @ShownTexts('the tags it contains')
  readonly tags!: string[];
  @ShownTexts('jurisdictions that have it')
  readonly jurisdictions!: string[];
  @ShownTexts('the codes that deliver it')
  readonly codes!: string[];
}

export class CatalogView {
  @ShownText('currency of the prices', { example: 'USD' })
  readonly currency!: string;
  @ShownAmount('base charge of a request', { example: '0.01' })
  readonly base!: string;
  @ApiProperty({ type: [CatalogCodeView] })
  readonly codes!: CatalogCodeView[];
  @ApiProperty({ type: [CatalogLevelView] })
  readonly levels!: CatalogLevelView[];
  @ApiProperty({ type: [CatalogSourceView] })
  readonly sources!: CatalogSourceView[];
}

/** The catalog of the public API. */
export function toCatalog({ currency, base, codes, levels, sources }: typeof CATALOG): Shown<CatalogView> {
  return {
    currency,
    base,
    codes: codes.map((one) => ({
      code: one.code,
      description: one.description,
      status: one.status,
      unit: one.status === 'active' ? one.unit : null,
      prices: one.status === 'active' ? pricesOf(one.offers) : {},
    })),
    levels: levels.map((one) => ({
      level: one.level,
      tags: [...one.tags],
      jurisdictions: [...one.jurisdictions],
      codes: [...one.codes],
    })),
    sources: sources.map(({ id, name, url, jurisdiction, cadence, feeds }) => ({
      ...{ id, name, url, jurisdiction, cadence },
      feeds: [...feeds],
    })),
  };
}

function pricesOf(offers: Readonly<Record<string, { price: string } | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(offers).flatMap(([jurisdiction, offer]) => (offer ? [[jurisdiction, offer.price]] : [])),
  );
}
