import { expect, it } from '@jest/globals';
import { CATALOG } from '@entity-registry/domain';
import { STUB_SOURCES } from '@entity-registry/testing';
import { ALL_ADAPTERS } from './adapters.js';

const PANAMA = CATALOG.sources.filter(({ jurisdiction }) => jurisdiction === 'pa');

it.each(PANAMA)(
  'has one stub and one adapter for $id, and the adapter reads the tags that the catalog lists',
  ({ id, feeds }) => {
    const adapters = ALL_ADAPTERS.filter(({ source }) => source === id);
    expect(adapters.map((adapter) => [...adapter.feeds].sort())).toEqual([[...feeds].sort()]);
    expect(STUB_SOURCES.filter(({ source }) => source === id)).toHaveLength(1);
  },
);
