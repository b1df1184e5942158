export { TEMPLATE_DATABASE, createTestDatabase, testServerUrl } from './database.js';
export type { TestDatabase } from './database.js';
