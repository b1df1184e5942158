import { dateOf } from '../reading/dates.js';
import { jsonList, readJson } from '../reading/files/json.js';
import type { JsonFields } from '../reading/files/json.js';
import { isWanted } from '../reading/lists/lists.js';
import { midnight } from '../reading/stated-date.js';
import { NOT_SEARCHED, identifierOf, requirePage, matchOwner } from '../reading/lists/row-ownership.js';
import type { FoundItem, PageReader, SourceAdapter, QueriedEntity } from '../source.js';

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

/** The subject's notices, and the address of its first operator. */
const operatorsPage: PageReader<QueriedEntity, FoundItem[]> = {
  name: 'operators',
  read(page, subject) {
    const operators = jsonList(readJson(requirePage(page, WHAT), WHAT), WHAT, OPERATOR).filter(
      (operator) =>
        matchOwner(subject, { nombre: operator.text('razonSocial'), identifier: operator.text('ruc') }) !== null,
    );
    const notices = operators.flatMap((operator) => operator.list('avisos', NOTICE).map(noticeOf));
    return [...operators.flatMap(contactOf).slice(0, 1), ...notices];
  },
};

/**
 * Notices of operation and the operator's address: one search by number or name returns both. The address has the date of its
 * last update; notices don't.
 */
export const panamaEmprende: SourceAdapter = {
  source: 'panama_emprende',
  feeds: ['contacto', 'avisos'],
  readers: [operatorsPage],
  async read(subject, session) {
    const tags = panamaEmprende.feeds.filter((tag) => isWanted(tag, session, subject));
    const term = identifierOf(subject) ?? subject.nombre;
    if (tags.length === 0 || term === null) return NOT_SEARCHED;
    const page = await session.get(`api/consulta/multiple/${encodeURIComponent(term)}`);
    const items = (await session.parse(operatorsPage, page, subject)).filter(({ tag }) => tags.includes(tag));
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
  const updated = dateOf(address.text('actualizado'), 'actualizado');
  return [
    { tag: 'contacto', payload, itemDate: updated, ...(updated !== null && { sourceUpdatedAt: midnight(updated) }) },
  ];
}
