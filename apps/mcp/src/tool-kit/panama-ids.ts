import { ToolRefusal } from './refusals.js';

/** "For `own`, pk is the v4 integer id" (ruling 26): so the two versions of an entity of Panama are known to be one. */
const PREFIX = 'pa_own_';

/** The typed id of the entity that v4 has under this one. */
export const typedIdOf = (v4Id: number): string => `${PREFIX}${v4Id}`;

/** The v4 id of an entity of Panama; refused as `malformed_id` for any other id. */
export function v4IdOf(id: string): number {
  if (/^(ec|co)_own_\d+$/.test(id)) throw new ToolRefusal('jurisdiction_reserved', 'only Panama has refreshes');
  const digits = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  if (!/^\d{1,15}$/.test(digits))
    throw new ToolRefusal('malformed_id', 'malformed id: only entities (pa_own_...) have refreshes');
  return Number(digits);
}
