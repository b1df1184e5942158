import type { Eraser, PersonalDataStore, Retention } from './store.js';

const PROOF: Eraser = {
  kept: 'it proves that the request was answered in the time that the law sets; then it is deleted',
};
const FIVE_YEARS: Retention = { days: 1_826 + 1, after: 'the request ended', by: 'purge_history' };

/** Requests of people about their data (ADR 0209). */
export const DATA_REQUEST_STORES: readonly PersonalDataStore[] = [
  {
    name: 'data_request_draft',
    columns: ['person_name', 'email', 'identifiers', 'about_entity', 'about'],
    retention: { days: 2 + 1, after: 'the form was sent', by: 'purge_history' },
    people: {
      requester: { data: 'a request whose mail address is not confirmed yet', eraser: { expires: true } },
    },
  },
  {
    name: 'data_request',
    columns: ['person_name', 'email', 'identifiers', 'about_entity', 'about'],
    retention: FIVE_YEARS,
    people: {
      requester: { data: 'what they asked for, their name, identity numbers and mail address', eraser: PROOF },
    },
  },
  {
    name: 'data_request_document',
    columns: ['sealed'],
    retention: { days: 89 + 1, after: 'it was uploaded', by: 'purge_history' },
    people: { requester: { data: 'their identity document, sealed', eraser: { expires: true } } },
  },
  {
    name: 'data_request_export',
    columns: ['sealed'],
    retention: { days: 30 + 1, after: 'the decision', by: 'purge_history' },
    people: { requester: { data: 'the copy of their data that they asked for, sealed', eraser: { expires: true } } },
  },
  {
    name: 'data_request_target',
    columns: ['entity', 'fact', 'entry_id'],
    retention: FIVE_YEARS,
    people: { requester: { data: 'which facts the decision changed', eraser: PROOF } },
  },
  {
    name: 'data_request_event',
    columns: ['operator_id', 'actor', 'reason'],
    retention: FIVE_YEARS,
    people: {
      requester: { data: 'what happened to their request, and what they were told', eraser: PROOF },
      operator: { data: 'what they decided', eraser: { kept: 'it proves who decided, and is append-only' } },
    },
  },
];
