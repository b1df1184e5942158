import { category, day, entityId, keyword, quantity, words } from './surface.js';
import type { SurfaceDefinition } from './surface.js';

export const importaciones: SurfaceDefinition = {
  title: 'Imports',
  description: 'Import declarations',
  parts: [{ level: 'importaciones', tags: { importaciones: 'imp' }, words: [['descripcion']] }],
  fields: [
    entityId,
    words('descripcion', 'Description of the goods', 'arroz', { detail: true }),
    category('fraccion_arancelaria', 'Tariff code', '100630000000'),
    category('puerto_entrada', 'Port of entry', 'BALBOA'),
    category('procedencia', 'Country of origin', 'CHINA'),
    day('fecha', 'Declaration date', '2025-01-31'),
    quantity('valor_cif', 'CIF value in USD', 1200.5),
  ],
  members: [],
  defaultSort: 'fecha',
  derivesState: false,
};

export const exportaciones: SurfaceDefinition = {
  title: 'Exports',
  description: 'Export declarations',
  parts: [{ level: 'exportaciones', tags: { exportaciones: 'exp' }, words: [['descripcion']] }],
  fields: [
    entityId,
    words('descripcion', 'Description of the goods', 'piña', { detail: true }),
    category('fraccion_arancelaria', 'Tariff code', '080430000000'),
    category('puerto_salida', 'Port of exit', 'MANZANILLO'),
    category('destino', 'Country of destination', 'ESTADOS UNIDOS'),
    day('fecha', 'Declaration date', '2025-01-31'),
    quantity('valor_cif', 'CIF value in USD', 8400),
  ],
  members: [],
  defaultSort: 'fecha',
  derivesState: false,
};

export const marcas: SurfaceDefinition = {
  title: 'Trademarks',
  description: 'Trademark applications and registrations',
  parts: [{ level: 'marcas', tags: { marcas: 'marca' }, words: [['nombre'], ['titulares'], ['abogado']] }],
  fields: [
    entityId,
    keyword('solicitud', 'Application number', '9123456-01'),
    words('nombre', 'Trademark name', 'tuira', { sortable: true }),
    words('abogado', 'Attorney', 'bufete inventado', { detail: true }),
    words('titulares', 'Holders', 'maderas ficticias'),
    keyword('registro', 'Registration number', '9123456'),
    day('fecha_solicitud', 'Application date', '2020-01-31'),
    day('fecha_registro', 'Registration date', '2021-01-31'),
    day('fecha_vencimiento', 'Expiration date', '2031-01-31', { detail: true }),
    category('estado', 'Status of the trademark', 'REGISTRADA'),
  ],
  members: [],
  defaultSort: 'fecha_solicitud',
  derivesState: false,
};

export const naves: SurfaceDefinition = {
  title: 'Ships',
  description: 'Ships in the public registry',
  parts: [{ level: 'naves', tags: { naves: 'nave' }, words: [['nombre']] }],
  fields: [
    entityId,
    words('nombre', 'Name of the ship', 'estrella inventada', { sortable: true }),
    keyword('ficha', 'File number', '912345', { detail: true }),
    day('fecha_registro', 'Registration date', '2015-01-31'),
  ],
  members: [],
  defaultSort: 'fecha_registro',
  derivesState: false,
};
