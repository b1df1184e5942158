import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../start-tools.js';

/** Where the files of lists are in a folder of registry data, by the dataset that imports them. */
const FILES: Readonly<Record<string, readonly [folder: string, file: RegExp]>> = {
  ofac_sdn: ['sanctions_ofac', /^sdn_\d.*\.csv/],
  eu_sanctions: ['sanctions_eu', /^eu_.*\.csv/],
  pa_pep_candidates: ['pa_peps', /^candidates_.*\.csv/],
  pa_pep_officials: ['pa_peps', /^officials_.*\.csv/],
  pa_pep_deputies: ['pa_peps', /^asamblea_deputies_.*\.csv/],
  pa_pep_deputies_full: ['pa_peps', /^deputies_full_.*\.csv/],
};

/** Imports every list in the folder, as its users do; a list that is there already is left alone. Throws if there is none. */
export async function importLists(databaseUrl: string, data: string): Promise<void> {
  let found = 0;
  for (const [dataset, [folder, pattern]] of Object.entries(FILES)) {
    const directory = join(data, folder);
    const file = existsSync(directory) ? readdirSync(directory).find((name) => pattern.test(name)) : undefined;
    if (file === undefined) continue;
    found += 1;
    await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'tools/data/dist/main.js'), 'import', dataset, join(directory, file)],
      { env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_SESSION_URL: '' } },
    );
  }
  if (found === 0) throw new Error(`${data} has no list, such as sanctions_ofac/sdn_2026-11-20.csv`);
}
