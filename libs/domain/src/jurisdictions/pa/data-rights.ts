import type { DataRightsLaw, ResponseTime } from '../../data-rights/data-rights.js';

const TEN_DAYS: ResponseTime = {
  ...{ days: 10, counted: 'working', extension: null },
  ...{ article: 'Law 81 of 2019', toBeConfirmed: true },
};

/** Holidays on which work rests in the whole country, by the Labor Code. */
export const DATA_RIGHTS_LAW: DataRightsLaw = {
  timeZone: 'America/Panama',
  holidays: [
    { month: 1, day: 1 },
    { month: 1, day: 9 },
    { easter: -47 },
    { easter: -2 },
    { month: 5, day: 1 },
    { month: 11, day: 3 },
    { month: 11, day: 5 },
    { month: 11, day: 10 },
    { month: 11, day: 28 },
    { month: 12, day: 8 },
    { month: 12, day: 20 },
    { month: 12, day: 25 },
  ],
  responseTimes: { access: TEN_DAYS, rectification: TEN_DAYS, erasure: TEN_DAYS, objection: TEN_DAYS },
};
