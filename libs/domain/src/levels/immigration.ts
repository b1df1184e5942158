import { integerId, item, sid, sourceUpdatedAt, text } from './fields.js';
import { list } from './tag-spec.js';
import type { KeyFields, LevelSpec, TagSpec } from './tag-spec.js';

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

export const LEVELS = {
  migrations: { number: 31, description: 'Migration cases', needsPurpose: true },
  work_permits: { number: 32, description: 'Work permits', needsPurpose: true },
} as const satisfies Record<string, LevelSpec>;

const CASE: readonly KeyFields[] = [['numero_caso'], ['nombre', '@date']];

export const TAGS = {
  migrations: list('migrations', Migration, 'integer', {
    name: ['Migration cases', 'Trámites migratorios'],
    keys: CASE,
  }),
  work_permits: list('work_permits', WorkPermit, 'integer', {
    name: ['Work permits', 'Permisos de trabajo'],
    keys: CASE,
  }),
} as const satisfies Record<string, TagSpec>;
