import { category, day, entityId, keyword, quantity, words } from './surface.js';
import type { SurfaceDefinition } from './surface.js';

export const avisos: SurfaceDefinition = {
  title: 'Notices of operation',
  description: 'Notices that businesses file when they start operating',
  parts: [{ level: 'avisos', tags: { avisos: null }, words: [['nombre']] }],
  fields: [
    entityId,
    keyword('numero', 'Number of the notice', '9900001-1-900001-2020-912345', { detail: true }),
    words('nombre', 'Trade name', 'maderas ficticias'),
    keyword('ruc', 'Tax number, as written in the notice', '9900001-1-900001', { detail: true }),
    category('estatus', 'Status of the notice', 'VIGENTE'),
    day('fecha_generacion', 'Issue date', '2020-01-31'),
  ],
  members: [],
  defaultSort: 'fecha_generacion',
  derivesState: false,
};

export const contraloria: SurfaceDefinition = {
  title: 'Comptroller documents',
  description: 'Contracts, orders and accounts countersigned by the comptroller',
  parts: [{ level: 'documentos_contraloria', tags: { documentos_contraloria: null }, words: [['favor'], ['asunto']] }],
  fields: [
    entityId,
    keyword('tramite', 'Procedure number', '9123456'),
    category('documento', 'Document type', 'CONTRATO'),
    category('institucion', 'Institution that issued it', 'MINISTERIO DE SALUD'),
    words('favor', 'Beneficiary', 'maderas ficticias'),
    day('fecha_entrada', 'Date received', '2022-01-31'),
    day('fecha_refrando', 'Date countersigned', '2022-02-20'),
    day('fecha_salida', 'Date sent out', '2022-02-25'),
    keyword('numero', 'Document number', '4711'),
    keyword('scafid', 'Number in the SCAFID system', '90001', { detail: true }),
    quantity('monto', 'Amount in USD', 15000, { detail: true }),
    category('estado', 'Status of the procedure', 'REFRENDADO'),
    words('asunto', 'Subject', 'pago de cuenta', { detail: true }),
  ],
  members: [],
  defaultSort: 'fecha_entrada',
  derivesState: false,
};

export const planillas: SurfaceDefinition = {
  title: 'Public payroll',
  description: 'Positions of public employees',
  parts: [{ level: 'funcionario', tags: { funcionario: null }, words: [['nombre']] }],
  fields: [
    entityId,
    words('nombre', 'Name of the public employee', 'aurelia inventada', { sortable: true }),
    keyword('cedula', 'Identity card number', '8-9901-9901'),
    category('institucion', 'Institution', 'MINISTERIO DE SALUD'),
    category('cargo', 'Position', 'DIRECTOR GENERAL'),
    day('fecha_inicio', 'Start date of the appointment', '2019-07-01'),
    category('estado', 'Status of the appointment', 'PERMANENTE'),
    quantity('total', 'Monthly pay in USD', 2500, { detail: true }),
    quantity('pep_score', 'Likelihood of being a politically exposed person, from 0 to 1', 0.5, { detail: true }),
  ],
  members: [],
  defaultSort: 'fecha_inicio',
  derivesState: false,
};

export const expedientes: SurfaceDefinition = {
  title: 'Court cases',
  description: 'Court cases and their parties',
  parts: [{ level: 'expedientes_judiciales', tags: { expedientes_judiciales: null }, words: [['partes']] }],
  fields: [
    entityId,
    keyword('rue', 'Unique case number', '20200091234567'),
    words('partes', 'Parties', 'maderas ficticias', { detail: true }),
    category('tipo_negocio', 'Case type', 'ORDINARIO'),
    day('fecha_reparto', 'Assignment date', '2020-01-31'),
  ],
  members: [],
  defaultSort: 'fecha_reparto',
  derivesState: false,
};
