import { ACCOUNT_STORES } from './account-stores.js';
import { DATA_REQUEST_STORES } from './data-request-stores.js';
import { LIBRARY_STORE, SEARCH_SESSION_STORE } from './library-store.js';
import { OPERATION_STORES } from './operation-stores.js';
import { REGISTRY_STORES } from './registry-stores.js';
import { SCREENING_STORES } from './screening-stores.js';
import { SUPPRESSION_STORES } from './suppression-stores.js';
import { WATCHING_STORES } from './watching-stores.js';
import type { PersonalDataStore } from './store.js';

/**
 * Every table and every other store that holds personal data, with its retention and what erases it (ADR 0158). A new table
 * must be listed here or in `OTHER_TABLES`, or the tests fail.
 */
export const PERSONAL_DATA_STORES: readonly PersonalDataStore[] = [
  ...ACCOUNT_STORES.filter(({ people }) => people.registered),
  LIBRARY_STORE,
  SEARCH_SESSION_STORE,
  ...SCREENING_STORES,
  ...DATA_REQUEST_STORES,
  ...WATCHING_STORES,
  ...SUPPRESSION_STORES,
  ...REGISTRY_STORES,
  ...ACCOUNT_STORES.filter(({ people }) => !people.registered),
  ...OPERATION_STORES,
];
