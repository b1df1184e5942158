import { category, day, entityId, keyword, quantity, words } from './surface.js';
import type { SurfaceDefinition } from './surface.js';

export const importaciones: SurfaceDefinition = {
  title: 'Imports',
  description: 'Customs declarations of imports',
  parts: [{ level: 'importaciones', tags: { importaciones: 'imp' }, words: [['descripcion']] }],
  fields: [
    entityId,
    words('descripcion', 'Description of the goods', 'arroz', { detail: true }),
    category('fraccion_arancelaria', 'Tariff fraction', '100630000000'),
    category('puerto_entrada', 'Port of entry', 'BALBOA'),
    category('procedencia', 'Country the goods came from', 'CHINA'),
    day('fecha', 'Date of the declaration', '2025-01-31'),
    quantity('valor_cif', 'CIF value in USD', 1200.5),
  ],
  members: [],
  defaultSort: 'fecha',
  derivesState: false,
};

export const exportaciones: SurfaceDefinition = {
  title: 'Exports',
  description: 'Customs declarations of exports',
  parts: [{ level: 'exportaciones', tags: { exportaciones: 'exp' }, words: [['descripcion']] }],
  fields: [
    entityId,
    words('descripcion', 'Description of the goods', 'piña', { detail: true }),
    category('fraccion_arancelaria', 'Tariff fraction', '080430000000'),
    category('puerto_salida', 'Port of exit', 'MANZANILLO'),
    category('destino', 'Country the goods went to', 'ESTADOS UNIDOS'),
    day('fecha', 'Date of the declaration', '2025-01-31'),
    quantity('valor_cif', 'CIF value in USD', 8400),
  ],
  members: [],
  defaultSort: 'fecha',
  derivesState: false,
};

export const marcas: SurfaceDefinition = {
  title: 'Trademarks',
  description: 'Trademarks, applied for and registered',
  parts: [{ level: 'marcas', tags: { marcas: 'marca' }, words: [['nombre'], ['titulares'], ['abogado']] }],
  fields: [
    entityId,
    keyword('solicitud', 'Application number', '9123456-01'),
    words('nombre', 'The mark', 'tuira', { sortable: true }),
    words('abogado', 'Attorney', 'bufete inventado', { detail: true }),
    words('titulares', 'Holders', 'maderas ficticias'),
    keyword('registro', 'Registration number', '9123456'),
    day('fecha_solicitud', 'Date of application', '2020-01-31'),
    day('fecha_registro', 'Date of registration', '2021-01-31'),
    day('fecha_vencimiento', 'Date of expiry', '2031-01-31', { detail: true }),
    category('estado', 'State of the mark', 'REGISTRADA'),
  ],
  members: [],
  defaultSort: 'fecha_solicitud',
  derivesState: false,
};

export const naves: SurfaceDefinition = {
  title: 'Ships',
  description: 'Ships in the public register',
  parts: [{ level: 'naves', tags: { naves: 'nave' }, words: [['nombre']] }],
  fields: [
    entityId,
    words('nombre', 'Name of the ship', 'estrella inventada', { sortable: true }),
    keyword('ficha', 'File number', '912345', { detail: true }),
    day('fecha_registro', 'Date of registration', '2015-01-31'),
  ],
  members: [],
  defaultSort: 'fecha_registro',
  derivesState: false,
};
