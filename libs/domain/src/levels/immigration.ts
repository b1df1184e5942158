import { integerId, item, sid, sourceUpdatedAt, text } from './fields.js';

export const Migration = item('Migration', {
  id: integerId(),
  sid: sid(),
  numero_caso: text('Case number'),
  nombre: text('Name of the applicant'),
  source_updated_at: sourceUpdatedAt(),
});

export const WorkPermit = item('WorkPermit', {
  id: integerId(),
  sid: sid(),
  numero_caso: text('Case number'),
  nombre: text('Name of the worker'),
  nacionalidad: text('Nationality'),
  numero_pasaporte: text('Passport number'),
  empresa: text('Employer'),
  source_updated_at: sourceUpdatedAt(),
});
