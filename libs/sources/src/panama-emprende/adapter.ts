import { dateOf } from '../reading/dates.js';
import { jsonList, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { isAskedFor } from '../reading/lists.js';
import { NOT_ASKED, numberOf, present, tieOf } from '../reading/whose.js';
import type { FoundItem, SourceAdapter } from '../source.js';

const WHAT = 'notices of operation';

export const OPERATOR = ['razonSocial', 'ruc', 'domicilio', 'avisos'] as const;
export const NOTICE = ['numeroAviso', 'razonComercial', 'rucTitular', 'estado', 'fechaGeneracion'] as const;
export const ADDRESS = [
  'direccion',
  'provincia',
  'distrito',
  'corregimiento',
  'telefono',
  'correo',
  'sitioWeb',
  'actualizado',
] as const;

/** Notices of operation and the address of who operates: one search by number or name answers both. */
export const panamaEmprende: SourceAdapter = {
  source: 'panama_emprende',
  feeds: ['contacto', 'avisos'],
  async read(subject, session) {
    const tags = panamaEmprende.feeds.filter((tag) => isAskedFor(tag, session, subject));
    const term = numberOf(subject) ?? subject.nombre;
    if (tags.length === 0 || term === null) return NOT_ASKED;
    const page = present(await session.get(`api/consulta/multiple/${encodeURIComponent(term)}`), WHAT);
    const operators = jsonList(readJson(page, WHAT), WHAT, OPERATOR).filter(
      (operator) => tieOf(subject, { nombre: operator.text('razonSocial'), identifier: operator.text('ruc') }) !== null,
    );
    const notices = operators.flatMap((operator) => operator.list('avisos', NOTICE).map(noticeOf));
    const items = [...operators.flatMap(contactOf).slice(0, 1), ...notices].filter(({ tag }) => tags.includes(tag));
    return items.length === 0 ? null : { tags, items };
  },
};

function noticeOf(notice: JsonFields): FoundItem {
  const issued = notice.text('fechaGeneracion');
  return {
    tag: 'avisos',
    payload: {
      numero: notice.required('numeroAviso'),
      nombre: notice.text('razonComercial'),
      ruc: notice.text('rucTitular'),
      estatus: notice.text('estado'),
      fecha_generacion: issued,
    },
    itemDate: dateOf(issued, 'fechaGeneracion'),
  };
}

/** The address of an operator that gave one. */
function contactOf(operator: JsonFields): FoundItem[] {
  const [address] = operator.listOrNull('domicilio', ADDRESS);
  if (address === undefined) return [];
  const payload = {
    direccion: address.text('direccion'),
    provincia: address.text('provincia'),
    distrito: address.text('distrito'),
    corregimiento: address.text('corregimiento'),
    telefono: address.text('telefono'),
    correo: address.text('correo'),
    sitio_web: address.text('sitioWeb'),
  };
  return [{ tag: 'contacto', payload, itemDate: dateOf(address.text('actualizado'), 'actualizado') }];
}
