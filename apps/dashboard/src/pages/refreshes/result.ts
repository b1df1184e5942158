import type { Result } from './queries.js';

export interface ResultParts {
  /** The base fields: those of the entity itself, and of its core. */
  base: Result;
  /** The sections of the codes, in the order of the response; `value`: the items or the data. */
  sections: readonly { tag: string; value: unknown }[];
}

const AROUND: ReadonlySet<string> = new Set(['core', 'sections', 'not_applicable']);

/** The result of a refresh, prepared for display. No section is left out. */
export function partsOf(result: Result): ResultParts {
  const { core = {}, sections = {} } = result as { core?: object; sections?: Record<string, Section> };
  const head = Object.entries(result).filter(([name]) => !AROUND.has(name));
  return {
    base: { ...Object.fromEntries(head), ...core },
    sections: Object.entries(sections).map(([tag, { items, data }]) => ({ tag, value: items ?? data })),
  };
}

interface Section {
  readonly items?: readonly unknown[];
  readonly data?: unknown;
}
