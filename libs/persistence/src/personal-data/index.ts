export { erasePerson } from './erase.js';
export type { Person } from './erase.js';
export { PERSONAL_DATA_STORES } from './stores.js';
export type { Eraser, Holding, PersonalDataStore, Retention, Subject } from './store.js';
