import type { components } from '../../api/generated/admin.js';

/** The admin API's schemas, by name. */
export type Schemas = components['schemas'];
