import type { Tag } from '@entity-registry/domain';
import { searchWebForm } from '../reading/html/asp-net.js';
import type { WebForm } from '../reading/html/asp-net.js';
import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';

const BUTTON = 'Buscar';

const OFFERERS = {
  columns: ['No. de Oferente', 'Oferente', 'Vencimiento Cert.'],
  searchBy: 'Nombre Oferente',
  button: BUTTON,
  total: 'Total de Oferentes',
};
export const ACTIVE: WebForm = {
  ...OFFERERS,
  what: 'list of offerers in force',
  path: 'woferentes/Oferentes.aspx',
};
export const LAPSED: WebForm = {
  ...OFFERERS,
  what: 'list of offerers not renewed',
  path: 'woferentes/ConsultaOferentesIna.aspx',
};
export const PROFESSIONALS: WebForm = {
  what: 'list of health professionals',
  path: 'woferentes/Profesionales.aspx',
  columns: ['Registro', 'Profesional', 'Idoneidad', 'Fecha de registro'],
  searchBy: 'Nombre Profesional',
  button: BUTTON,
  total: 'Total de Profesionales',
};

/** A list of the ministry. It is searched by name only, and shows no identifiers. */
function namedList(
  tag: Tag,
  form: WebForm,
  [name, date]: readonly [name: string, date: string],
  payload: (row: Fields) => Readonly<Record<string, unknown>>,
) {
  return tagList({
    tag,
    pages: searchWebForm(form, ({ nombre }) => nombre),
    owner: (row) => ({ nombre: row.text(name) }),
    payload,
    itemDate: (row) => dateOf(row.text(date), date),
  });
}

const offerers = (form: WebForm, activo: boolean) =>
  namedList('licencias', form, ['Oferente', 'Vencimiento Cert.'], (row) => ({
    id: row.required('No. de Oferente'),
    nombre: row.text('Oferente'),
    activo,
  }));

/** Suppliers of medicines and devices, in force and not renewed, and health professionals: ASP.NET search pages. */
export const minsa = listsAdapter('minsa', [
  offerers(ACTIVE, true),
  offerers(LAPSED, false),
  namedList('idoneidades', PROFESSIONALS, ['Profesional', 'Fecha de registro'], (row) => ({
    id: row.required('Registro'),
    nombre: row.text('Profesional'),
    idoneidad: row.text('Idoneidad'),
  })),
]);
