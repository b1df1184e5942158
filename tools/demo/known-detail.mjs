import { existsSync, mkdirSync } from 'node:fs';
import { REFRESH_CODES } from './summary.mjs';

/** Where the receiver stores the last known data of a Panama entity. */
export const knownFile = (pk) => `receiver/panama-${pk}.json`;

/**
 * Saves the current detail of a Panama entity, for the receiver to compare the first refresh with. It is read from the
 * database, so nothing is charged. Data of an earlier webhook is kept.
 */
export async function storeKnownDetail(pool, state, pk) {
  if (existsSync(state.path(knownFile(pk)))) return;
  const { parseInclude, resolveCodes } = await import('@entity-registry/domain');
  const { EntityDetails, renderDetail } = await import('@entity-registry/registry');
  const { levels } = resolveCodes('pa', parseInclude(REFRESH_CODES, 'pa', 'v4'));
  const detail = await new EntityDetails(pool).read('pa', BigInt(pk), levels);
  mkdirSync(state.path('receiver'), { recursive: true });
  state.write(knownFile(pk), JSON.parse(renderDetail(detail, levels)));
}
