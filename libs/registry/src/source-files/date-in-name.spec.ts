import { expect, it } from '@jest/globals';
import { dateInName } from './date-in-name.js';

it.each([
  ['/data/sdn_2024-05-02.csv.gz', '2024-05-02'],
  ['eu_oj_consolidated_2026-08.csv.gz', '2026-08'],
  ['asamblea_deputies_2019_2026.csv', null],
  ['list.xml', null],
])('the date in %s is %s', (path, date) => {
  expect(dateInName(path)).toBe(date);
});
