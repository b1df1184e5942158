import { category, day, entityId, keyword, quantity, words } from './surface.js';
import type { SurfaceDefinition } from './surface.js';

export const avisos: SurfaceDefinition = {
  title: 'Notices of operation',
  description: 'Notices with which businesses say that they operate',
  parts: [{ level: 'avisos', tags: { avisos: null }, words: [['nombre']] }],
  fields: [
    entityId,
    keyword('numero', 'Number of the notice', '9900001-1-900001-2020-912345', { detail: true }),
    words('nombre', 'Trade name', 'maderas ficticias'),
    keyword('ruc', 'Tax number, as written in the notice', '9900001-1-900001', { detail: true }),
    category('estatus', 'State of the notice', 'VIGENTE'),
    day('fecha_generacion', 'Date of issue', '2020-01-31'),
  ],
  members: [],
  defaultSort: 'fecha_generacion',
  derivesState: false,
};

export const contraloria: SurfaceDefinition = {
  title: 'Papers at the comptroller',
  description: 'Contracts, orders and accounts that the comptroller countersigns',
  parts: [{ level: 'documentos_contraloria', tags: { documentos_contraloria: null }, words: [['favor'], ['asunto']] }],
  fields: [
    entityId,
    keyword('tramite', 'Procedure number', '9123456'),
    category('documento', 'Kind of document', 'CONTRATO'),
    category('institucion', 'Institution that issued it', 'MINISTERIO DE SALUD'),
    words('favor', 'In whose favour', 'maderas ficticias'),
    day('fecha_entrada', 'Date of receipt', '2022-01-31'),
    day('fecha_refrando', 'Date of countersignature', '2022-02-20'),
    day('fecha_salida', 'Date of dispatch', '2022-02-25'),
    keyword('numero', 'Document number', '4711'),
    keyword('scafid', 'Number in the SCAFID system', '90001', { detail: true }),
    quantity('monto', 'Amount in USD', 15000, { detail: true }),
    category('estado', 'State of the procedure', 'REFRENDADO'),
    words('asunto', 'Subject', 'pago de cuenta', { detail: true }),
  ],
  members: [],
  defaultSort: 'fecha_entrada',
  derivesState: false,
};

export const planillas: SurfaceDefinition = {
  title: 'Public payroll',
  description: 'Posts of public servants',
  parts: [{ level: 'funcionario', tags: { funcionario: null }, words: [['nombre']] }],
  fields: [
    entityId,
    words('nombre', 'Name of the public servant', 'aurelia inventada', { sortable: true }),
    keyword('cedula', 'Identity card number', '8-9901-9901'),
    category('institucion', 'Institution', 'MINISTERIO DE SALUD'),
    category('cargo', 'Post', 'DIRECTOR GENERAL'),
    day('fecha_inicio', 'Start of the appointment', '2019-07-01'),
    category('estado', 'State of the appointment', 'PERMANENTE'),
    quantity('total', 'Monthly pay in USD', 2500, { detail: true }),
    quantity('pep_score', 'Likelihood of being a politically exposed person, between 0 and 1', 0.5, { detail: true }),
  ],
  members: [],
  defaultSort: 'fecha_inicio',
  derivesState: false,
};

export const expedientes: SurfaceDefinition = {
  title: 'Court files',
  description: 'Files of the courts',
  parts: [{ level: 'expedientes_judiciales', tags: { expedientes_judiciales: null }, words: [['partes']] }],
  fields: [
    entityId,
    keyword('rue', 'Unique case number', '20200091234567'),
    words('partes', 'Parties', 'maderas ficticias', { detail: true }),
    category('tipo_negocio', 'Kind of case', 'ORDINARIO'),
    day('fecha_reparto', 'Date of assignment', '2020-01-31'),
  ],
  members: [],
  defaultSort: 'fecha_reparto',
  derivesState: false,
};
