import { basename } from 'node:path';

/** The date in a file name: `sdn_2024-05-02.csv.gz`, `eu_oj_consolidated_2026-08.csv.gz`. */
export function dateInName(path: string): string | null {
  const [, date] =
    /(?<!\d)((?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)(?![\d-])/.exec(basename(path)) ?? [];
  return date ?? null;
}
