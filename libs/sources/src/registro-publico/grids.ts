import type { Tag } from '@entity-registry/domain';
import { dateOf } from '../reading/dates.js';
import type { ItemWithDocuments } from '../reading/documents.js';
import type { Fields } from '../reading/fields.js';
import { flagOf } from '../reading/numbers.js';
import type { PageOf } from '../reading/html/page-walk.js';
import { statedDate } from '../reading/stated-date.js';
import type { PageReader } from '../source.js';
import { toNamedEntity } from './named.js';
import { TAB_GRID, readGridPage, readWindow } from './window.js';
import type { GridRequest, TabGridInput } from './window.js';

type Found = Omit<ItemWithDocuments, 'tag'>;

/** A tab whose grid is one tag. */
export interface TagGrid {
  readonly tab: string;
  readonly columns: readonly string[];
  item(row: Fields): Found;
}

const date = (row: Fields, column: string): string | null => dateOf(row.text(column), column);

/** The tags that have their own grid in the window of a folio. */
export const TAG_GRIDS: Readonly<Partial<Record<Tag, TagGrid>>> = {
  directores: {
    tab: 'Dignatarios',
    columns: ['Cargo', 'Nombre', 'Identificación', 'Activo', 'Desde', 'Hasta', 'Fecha de registro'],
    item(row) {
      const nombre = row.text('Nombre');
      const cedula = row.text('Identificación');
      return {
        payload: {
          nombre,
          cargo: row.text('Cargo'),
          cedula,
          activo: flagOf(row.text('Activo'), 'Activo'),
          desde: date(row, 'Desde'),
          hasta: date(row, 'Hasta'),
        },
        itemDate: date(row, 'Fecha de registro'),
        namedEntities: { person_id: toNamedEntity(nombre, cedula) },
      };
    },
  },
  organizaciones: {
    tab: 'Participación en Sociedades',
    columns: ['Sociedad', 'Cargo', 'Activo', 'Fecha de registro'],
    item(row) {
      const nombre = row.text('Sociedad');
      return {
        payload: { cargo: row.text('Cargo'), nombre, activo: flagOf(row.text('Activo'), 'Activo') },
        itemDate: date(row, 'Fecha de registro'),
        // The list has no numbers.
        namedEntities: { organization_id: { kind: 'Organization', nombre, identifier: null } },
      };
    },
  },
  bienes_muebles: {
    tab: 'Bienes Muebles',
    columns: ['Folio', 'Ficha', 'Fecha de inscripción', 'Propietario'],
    item: (row) => ({
      payload: {
        folio: row.text('Folio'),
        ficha: row.text('Ficha'),
        fecha_inscripcion: date(row, 'Fecha de inscripción'),
        propietario_registro_string: row.text('Propietario'),
      },
      itemDate: date(row, 'Fecha de inscripción'),
    }),
  },
  naves: {
    tab: 'Naves',
    columns: ['Nombre de la nave', 'Ficha', 'Fecha de registro'],
    item: (row) => ({
      payload: {
        nombre: row.text('Nombre de la nave'),
        ficha: row.text('Ficha'),
        fecha_registro: date(row, 'Fecha de registro'),
      },
      itemDate: date(row, 'Fecha de registro'),
    }),
  },
  fideicomisos: {
    tab: 'Fideicomisos',
    columns: ['Ficha', 'Folio', 'Fecha de inscripción', 'Rol'],
    item: (row) => ({
      payload: {
        ficha: row.text('Ficha'),
        folio: row.text('Folio'),
        fecha_inscripcion: date(row, 'Fecha de inscripción'),
        rol: row.text('Rol'),
      },
      itemDate: date(row, 'Fecha de inscripción'),
    }),
  },
  documentos_escaneados: {
    tab: 'Documentos Escaneados',
    columns: ['Nombre', 'Fecha', 'Imagen'],
    item: (row) => ({
      payload: { nombre: row.text('Nombre'), pdf_url: row.link('Imagen') },
      itemDate: date(row, 'Fecha'),
      documents: ['pdf_url'],
    }),
  },
  documentos_digitales: {
    tab: 'Documentos Digitales',
    columns: ['Entrada', 'Detalle', 'Fecha de ingreso', 'Fecha de escritura'],
    item: (row) => ({
      payload: {
        entrada: row.text('Entrada'),
        detalle: row.text('Detalle'),
        fecha_ingreso: date(row, 'Fecha de ingreso'),
        fecha_escritura: date(row, 'Fecha de escritura'),
      },
      itemDate: date(row, 'Fecha de escritura'),
    }),
  },
};

/** One page of the grid of a tag. */
export const tagGridPage: PageReader<TabGridInput, PageOf<ItemWithDocuments, GridRequest>> = {
  name: 'grid',
  read(page, { request, tags: [tag], title }) {
    const grid = tag && TAG_GRIDS[tag];
    if (!grid) throw new Error(`${tag} has no grid`);
    const { html } = readWindow(page, title, grid.tab);
    const shape = { what: `${title}, ${grid.tab}`, columns: grid.columns, within: TAB_GRID };
    const { found, next } = readGridPage(html, request, shape);
    return { found: found.map((row) => ({ tag, ...grid.item(row) })), next, updatedAt: statedDate(page) };
  },
};
