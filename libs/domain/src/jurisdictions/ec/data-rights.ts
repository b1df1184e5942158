import type { DataRightsLaw } from '../../data-rights/data-rights.js';

/**
 * The data protection law (LOPDP) of 2021 counts days, not working days. When data is rectified, the accounts that received it must be
 * notified within the same time (article 14). Articles 15 and 16 are not confirmed yet.
 */
export const DATA_RIGHTS_LAW: DataRightsLaw = {
  timeZone: 'America/Guayaquil',
  holidays: [
    { month: 1, day: 1 },
    { easter: -48 },
    { easter: -47 },
    { easter: -2 },
    { month: 5, day: 1, moved: 'nearest_weekend' },
    { month: 5, day: 24, moved: 'nearest_weekend' },
    { month: 8, day: 10, moved: 'nearest_weekend' },
    { month: 10, day: 9, moved: 'nearest_weekend' },
    // Two holidays in a row: they aren't moved here, so that no day is taken off twice.
    { month: 11, day: 2 },
    { month: 11, day: 3 },
    { month: 12, day: 25 },
  ],
  responseTimes: {
    access: { days: 15, counted: 'calendar', extension: null, article: 'LOPDP, article 13' },
    rectification: { days: 15, counted: 'calendar', extension: null, article: 'LOPDP, article 14' },
    erasure: { days: 15, counted: 'calendar', extension: null, article: 'LOPDP, article 15', toBeConfirmed: true },
    objection: { days: 15, counted: 'calendar', extension: null, article: 'LOPDP, article 16', toBeConfirmed: true },
  },
};
