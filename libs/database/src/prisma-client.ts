import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { PrismaClient } from './generated/client.js';

/**
 * Prisma client over `pool`, for ordinary reads and writes: lists and edits of accounts, keys and runs. Hot paths and money
 * use SQL on the same pool instead. The caller ends the pool.
 */
export async function createPrismaClient(pool: pg.Pool): Promise<PrismaClient> {
  // Loaded here and not at the top: most users of this library never need the client.
  const { PrismaClient: Client } = await import('./generated/client.js');
  return new Client({ adapter: new PrismaPg(pool) });
}
