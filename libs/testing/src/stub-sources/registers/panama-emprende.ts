import { fieldOf, printedNumber } from '../markup.js';
import type { GridCell } from '../markup.js';
import type { SourceWorld, StubResponse, StubRecord, StubSource, StubEntity } from '../stub-source.js';

const SEARCH = '/api/consulta/multiple/';

/** Notices of operation: a JSON search whose term is a number or a name. */
export const panamaEmprende: StubSource = {
  source: 'panama_emprende',
  async respond({ path }, world) {
    if (!path.startsWith(SEARCH)) return undefined;
    const subject = await findByTerm(world, path.slice(SEARCH.length));
    return json(subject ? [operator(subject)] : []);
  },
};

/** The site doesn't distinguish numbers and names. */
async function findByTerm(world: SourceWorld, term: string): Promise<StubEntity | undefined> {
  return await world.find('panama_emprende', { identifier: term, nombre: term });
}

function operator(subject: StubEntity) {
  return {
    razonSocial: subject.nombre,
    ruc: printedNumber(subject),
    domicilio: subject.records.filter(({ tag }) => tag === 'contacto').map(address),
    avisos: subject.records.filter(({ tag }) => tag === 'avisos').map(notice),
  };
}

function address({ payload, itemDate }: StubRecord) {
  const field = (name: string): GridCell => fieldOf(payload, name);
  return {
    direccion: field('direccion'),
    provincia: field('provincia'),
    distrito: field('distrito'),
    corregimiento: field('corregimiento'),
    telefono: field('telefono'),
    correo: field('correo'),
    sitioWeb: field('sitio_web'),
    actualizado: itemDate,
  };
}

function notice({ payload }: StubRecord) {
  const field = (name: string): GridCell => fieldOf(payload, name);
  return {
    numeroAviso: field('numero'),
    razonComercial: field('nombre'),
    rucTitular: field('ruc'),
    estado: field('estatus'),
    fechaGeneracion: field('fecha_generacion'),
  };
}

function json(value: unknown): StubResponse {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
