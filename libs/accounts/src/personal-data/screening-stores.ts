import { SCREENING_DAYS } from '../screenings/screenings.js';
import type { PersonalDataStore } from './store.js';

/** Screenings are stored for five years and a day; the next daily purge deletes them, and then decisions about nobody else. */
const DAYS = SCREENING_DAYS + 1;

/** Its own check is what an account must be able to show; entries of official lists are never erased on request (ruling 45). */
const EVIDENCE = 'evidence of a check that the law requires of the account; deleted when its time is over';

/** Screened subjects, their hits, and decisions about them (ADRs 0204 and 0205). */
export const SCREENING_STORES: readonly PersonalDataStore[] = [
  {
    name: 'screening',
    columns: ['document'],
    retention: { days: DAYS, after: 'the screening', by: 'purge_history' },
    people: {
      screened: {
        data: 'what an account said about them, and which entries of lists may mean them',
        eraser: { sql: 'delete from screening where account_id = $1' },
      },
      registered: { data: 'names and numbers of entities that were screened', eraser: { kept: EVIDENCE } },
    },
  },
  {
    name: 'screened_subject',
    columns: ['subject_key', 'subject', 'listing_ids'],
    retention: { days: DAYS, after: 'the screening', by: 'purge_history' },
    people: {
      screened: { data: 'what an account said about them, and the entries found', eraser: { with: 'screening' } },
      registered: { data: 'names and numbers of entities that were screened', eraser: { kept: EVIDENCE } },
    },
  },
  {
    name: 'screening_decision',
    columns: ['subject_key', 'reference_key', 'entity_key', 'reason', 'basis', 'user_id', 'actor'],
    retention: {
      days: DAYS,
      after: 'the decision and the last screening of its subject, and not while it is watched',
      by: 'purge_history',
    },
    people: {
      screened: {
        data: 'what an account decided about them and why',
        eraser: { sql: 'delete from screening_decision where account_id = $1' },
      },
      registered: { data: 'names and numbers that a decision rests on', eraser: { kept: EVIDENCE } },
      user: {
        data: 'what they decided',
        eraser: {
          sql: `update screening_decision set user_id = null, actor = 'erased user' where user_id = $1 and $2::text is not null`,
        },
      },
    },
  },
];
