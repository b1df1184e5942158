import { parseIdentifier } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';

/*
 * The stable key (`sid`) of an entity: its official number, so that a company in two datasets is one entity; otherwise
 * the key of its row in its source.
 */

/**
 * `ruc:<key>` (Panama, Ecuador) or `nit:<key>` (Colombia) of an organization's tax number; null if the format is not
 * recognized.
 */
export function organizationSid(jurisdiction: Jurisdiction, taxNumber: string | null): string | null {
  if (taxNumber === null) return null;
  const readings = parseIdentifier(jurisdiction, taxNumber);
  const reading =
    jurisdiction === 'co' ? readings[0] : (readings.find(({ holder }) => holder !== 'person') ?? readings[0]);
  if (reading === undefined) return null;
  return `${jurisdiction === 'co' ? 'nit' : 'ruc'}:${reading.key}`;
}

/**
 * `cedula:<key>` and the canonical number (without padding and stray spaces) of a Panamanian person; null if the format
 * is not recognized.
 */
export function personIdentity(cedula: string | null): { sid: string; cedula: string } | null {
  if (cedula === null) return null;
  const reading = parseIdentifier('pa', cedula).find(({ scheme }) => scheme === 'cedula');
  return reading === undefined ? null : { sid: `cedula:${reading.key}`, cedula: reading.key };
}
