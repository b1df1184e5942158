export { createTestDatabase } from './database.js';
export type { TestDatabase } from './database.js';
