import type { PersonalDataStore } from './store.js';

/** Rules of suppression and the notices that follow from them (ADRs 0211 and 0212). */
export const SUPPRESSION_STORES: readonly PersonalDataStore[] = [
  {
    name: 'suppression',
    columns: ['entity_sid', 'fact', 'created_by', 'lifted_by'],
    retention: { until: 'the rule is not needed: no source publishes the fact any more' },
    people: {
      registered: {
        data: 'what is not served about them, by the keys of the register',
        eraser: { kept: 'without the rule, the next import would bring the data back' },
      },
      operator: {
        data: 'who made or lifted a rule',
        eraser: { kept: 'it proves who decided that data is not served' },
      },
    },
  },
  {
    name: 'suppressions/rules.json (object store)',
    columns: [],
    code: ['libs/registry/src/suppression/rules-copy.ts'],
    retention: { until: 'the rule is not needed: no source publishes the fact any more' },
    people: {
      registered: {
        data: 'a copy of what is not served about them',
        eraser: { kept: 'without it, a restore of the database would bring the data back' },
      },
      operator: {
        data: 'a copy of who made or lifted a rule',
        eraser: { kept: 'it proves who decided that data is not served' },
      },
    },
  },
  {
    name: 'correction_notice',
    columns: ['entity', 'acknowledged_user'],
    retention: { until: 'the accounting records of the account may be destroyed' },
    people: {
      registered: {
        data: 'which accounts were told that data about them was corrected or suppressed, without what it was',
        eraser: { kept: 'it proves that the recipients were told, which the law requires' },
      },
      user: {
        data: 'which notices they acknowledged',
        eraser: {
          sql: `update correction_notice set acknowledged_user = null where acknowledged_user = $1 and $2::text is not null`,
        },
      },
    },
  },
];
