import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { InputError } from './input-error.js';
import { dataFolder } from './sources.js';

/** Reads a whole number of an option. */
export function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new InvalidArgumentError('expected a whole number.');
  return value;
}

/** The folder of `--data`; throws an {@link InputError} if there is none. */
export function requiredData(folder: string): string {
  const data = dataFolder(resolve(folder));
  if (data === null)
    throw new InputError(
      `${folder} has no folder name_pairs. Set --data to the folder of registry data and name pairs.`,
    );
  return data;
}
