import type { DataRightsLaw, ResponseTime } from '../../data-rights/data-rights.js';

const CLAIM: ResponseTime = { days: 15, counted: 'working', extension: 8, article: 'Law 1581 of 2012, article 15' };

/** Holidays by Law 51 of 1983. A request of access is a query (consulta) by Law 1581 of 2012, the others are claims (reclamos). */
export const DATA_RIGHTS_LAW: DataRightsLaw = {
  timeZone: 'America/Bogota',
  holidays: [
    { month: 1, day: 1 },
    { month: 1, day: 6, moved: 'next_monday' },
    { month: 3, day: 19, moved: 'next_monday' },
    { easter: -3 },
    { easter: -2 },
    { month: 5, day: 1 },
    { easter: 43 },
    { easter: 64 },
    { easter: 71 },
    { month: 6, day: 29, moved: 'next_monday' },
    { month: 7, day: 20 },
    { month: 8, day: 7 },
    { month: 8, day: 15, moved: 'next_monday' },
    { month: 10, day: 12, moved: 'next_monday' },
    { month: 11, day: 1, moved: 'next_monday' },
    { month: 11, day: 11, moved: 'next_monday' },
    { month: 12, day: 8 },
    { month: 12, day: 25 },
  ],
  responseTimes: {
    access: { days: 10, counted: 'working', extension: 5, article: 'Law 1581 of 2012, article 14' },
    rectification: CLAIM,
    erasure: CLAIM,
    objection: CLAIM,
  },
};
