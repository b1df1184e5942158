import type { Catalog } from '@entity-registry/sdk';
import { cheapestCover } from './cheapest-cover.js';
import type { PricedCode } from './cheapest-cover.js';
import type { Opened } from './opened.js';

/** How much of a code is already on the page. */
export interface CodeShare {
  readonly owned: number;
  readonly all: number;
}

/** How much of the catalog's data for it a page has, and the cheapest way to get the rest (ADR 0140). */
export class BoughtCodes {
  private readonly codes: readonly (PricedCode & { delivers: ReadonlySet<string> })[];
  private readonly owned: ReadonlySet<string>;
  private readonly shown: ReadonlySet<string>;

  constructor(opened: Opened, catalog: Catalog) {
    const { entity, sections, notApplicable } = opened;
    const levels = catalog.levels.filter(
      (level) => includes(level.jurisdictions, entity.jurisdiction) && includes(level.applies_to, entity.type),
    );
    const tagsOf = (code: string) =>
      levels
        .filter((level) => includes(level.codes, code))
        .flatMap(({ tags }) => tags as readonly string[])
        // The base fields come with every code.
        .filter((tag) => tag !== 'core_registro' && !notApplicable.has(tag));
    this.codes = catalog.codes
      .filter(
        ({ use, status, jurisdictions }) =>
          use === 'include' && status === 'active' && includes(jurisdictions, entity.jurisdiction),
      )
      .flatMap(({ code, price }) =>
        price === null ? [] : [{ code, price: thousandths(price), delivers: new Set(tagsOf(code)) }],
      );
    this.shown = new Set(Object.keys(sections));
    // A section that was never requested from its source has nothing that would be bought twice.
    this.owned = new Set(
      Object.entries(sections).flatMap(([tag, { state }]) => (state === 'not_fetched' ? [] : [tag])),
    );
  }

  shareOf(code: string): CodeShare {
    const delivers = this.codes.find((one) => one.code === code)?.delivers ?? new Set<string>();
    return { owned: [...delivers].filter((tag) => this.owned.has(tag)).length, all: delivers.size };
  }

  /** The cheapest codes for everything that is missing from the page. */
  missing(): readonly string[] {
    // Sections that are on the page without a response need a refresh: buying them again gains nothing.
    const wanted = this.delivered(this.codes.map(({ code }) => code)).filter((tag) => !this.shown.has(tag));
    return cheapestCover(wanted, this.codes);
  }

  /** Cheaper codes that add the same to the page as `chosen`; null: there are none. */
  cheaper(chosen: readonly string[]): readonly string[] | null {
    const cover = this.coverOf(chosen);
    // Nothing is missing: buying it again gives current data.
    return cover.length > 0 && this.priceOf(cover) < this.priceOf(this.needed(chosen)) ? cover : null;
  }

  private coverOf(codes: readonly string[]): readonly string[] {
    const wanted = this.delivered(codes).filter((tag) => !this.owned.has(tag));
    return cheapestCover(wanted, this.codes);
  }

  /** The codes that are charged: those that a larger one covers are not. */
  private needed(codes: readonly string[]): readonly string[] {
    const chosen = this.codes.filter(({ code }) => codes.includes(code));
    return chosen
      .filter(
        (one) =>
          !chosen.some(
            (other) =>
              other.code !== one.code &&
              other.delivers.size > one.delivers.size &&
              [...one.delivers].every((tag) => other.delivers.has(tag)),
          ),
      )
      .map(({ code }) => code);
  }

  private delivered(codes: readonly string[]): string[] {
    return this.codes.filter(({ code }) => codes.includes(code)).flatMap(({ delivers }) => [...delivers]);
  }

  private priceOf(codes: readonly string[]): number {
    return this.codes.filter(({ code }) => codes.includes(code)).reduce((sum, { price }) => sum + price, 0);
  }
}

const includes = (list: readonly string[], value: string): boolean => list.includes(value);

/** In fractions of a cent: only for comparison; the API gives a call's price. */
const thousandths = (price: string): number => Math.round(Number(price) * 100_000);
