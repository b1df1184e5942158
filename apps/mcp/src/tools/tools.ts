import { describeSurface } from './describe-surface.js';
import { getCatalog } from './get-catalog.js';
import { getDocument } from './get-document.js';
import { getEntity } from './get-entity.js';
import { getImmigration } from './get-immigration.js';
import { getNetwork } from './get-network.js';
import { getProponenteDossier } from './get-proponente-dossier.js';
import { getRealEstate } from './get-real-estate.js';
import { getRefresh } from './get-refresh.js';
import { getUsage } from './get-usage.js';
import { requestRefresh } from './request-refresh.js';
import { resolveEntities } from './resolve-entities.js';
import { resolveEntity } from './resolve-entity.js';
import { screenNames } from './screen-names.js';
import { searchEntities } from './search-entities.js';
import { searchRecords } from './search-records.js';
import { watch } from './watch.js';

/** Every tool of the contract ("Agent tools"), in its order. */
export const TOOLS = [
  getCatalog,
  resolveEntity,
  resolveEntities,
  screenNames,
  watch,
  searchEntities,
  getEntity,
  searchRecords,
  describeSurface,
  getRealEstate,
  getDocument,
  getNetwork,
  getImmigration,
  getProponenteDossier,
  requestRefresh,
  getRefresh,
  getUsage,
] as const;

/** Tools that work without a key: the two open routes of the API (specification, "Access tiers"). */
export const KEYLESS_TOOLS = [resolveEntity.name, getEntity.name];
