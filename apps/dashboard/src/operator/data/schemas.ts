import type { components } from '../../api/generated/admin.js';

/** What the admin API sends and takes, by its names. */
export type Schemas = components['schemas'];
