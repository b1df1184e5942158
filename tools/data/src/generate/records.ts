import { COUNTRIES } from './countries/countries.js';
import type { PopulationRange } from './population.js';
import { Draw } from './random.js';
import { GeneratedEntity, survivorSerial } from './subject.js';
import type { RecordSink, World } from './subject.js';

/** Generates all records of the entity with this serial number in its population. */
export function makeRecords(world: World, range: PopulationRange, serial: number, sink: RecordSink): void {
  // An entity that was recorded twice has its records under the survivor.
  if (survivorSerial(range, serial) !== undefined) return;
  const draw = new Draw(world.seed, 'records', range.first + serial);
  COUNTRIES[range.jurisdiction].populations[range.kind]?.records(new GeneratedEntity(world, range, serial, draw, sink));
}
