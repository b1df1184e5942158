import { operations as downloads } from './downloads/downloads-operations.js';
import type { Operation } from './openapi/operation.js';
import { documentOperations, healthOperations } from './openapi/service-operations.js';
import { operations as v4Entities } from './v4/entities/entities-schema.js';
import { operations as v4Updates } from './v4/update-requests/update-requests-schema.js';
import { operations as catalog } from './v5/catalog/catalog-schema.js';
import { operations as changes } from './v5/changes/changes-schema.js';
import { operations as coverage } from './v5/coverage/coverage-schema.js';
import { operations as dossier } from './v5/dossier/dossier-schema.js';
import { operations as entities } from './v5/entities/entities-operations.js';
import { operations as immigration } from './v5/immigration/immigration-schema.js';
import { operations as lists } from './v5/lists/lists-schema.js';
import { operations as network } from './v5/network/network-schema.js';
import { operations as reconcile } from './v5/reconcile/reconcile-operations.js';
import { operations as resolve } from './v5/resolve/resolve-operations.js';
import { operations as signingKeys } from './signing-keys/signing-keys-operations.js';
import { operations as screen } from './v5/screen/screen-operations.js';
import { operations as decisions } from './v5/screening-decisions/decisions-operations.js';
import { operations as events } from './v5/events/events-operations.js';
import { operations as notices } from './v5/notices/notices-operations.js';
import { operations as watchlists } from './v5/watchlists/watchlists-operations.js';
import { operations as screenings } from './v5/screenings/screenings-schema.js';
import { operations as search } from './v5/search/search-schema.js';
import { operations as updates } from './v5/update-requests/update-requests-schema.js';
import { operations as usage } from './v5/usage/usage-schema.js';

/** The operations of every feature, in the order of the documents. */
export const OPERATIONS: readonly Operation[] = [
  ...catalog,
  ...resolve,
  ...entities,
  ...updates,
  ...network,
  ...usage,
  ...immigration,
  ...dossier,
  ...coverage,
  ...lists,
  ...changes,
  ...reconcile,
  ...search,
  ...screen,
  ...screenings,
  ...decisions,
  ...watchlists,
  ...notices,
  ...events,
  ...signingKeys,
  ...v4Entities,
  ...v4Updates,
  ...healthOperations,
  ...downloads,
  ...documentOperations,
];
