import { createHash } from 'node:crypto';
import { cellText, fieldOf } from '../markup.js';
import { unrelatedRows } from '../unrelated-rows.js';
import type { StubRecord, StubSource } from '../stub-source.js';

const OTHERS = unrelatedRows(71, (nombre) => deputyRow({ nombre, cargo: 'Diputado', partido: null }));

/** Deputies with their substitutes: one JSON list. */
export const asambleaNacional: StubSource = {
  source: 'asamblea_nacional',
  async respond({ path }, world) {
    if (path !== '/api/diputados') return undefined;
    const listed = await world.list('asamblea_nacional', ['coincidencias_pep']);
    const seats = listed
      .flatMap(({ records }) => records)
      .filter(({ tag, payload }) => tag === 'coincidencias_pep' && payload['categoria'] === 'deputy');
    return {
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify([...seats.map(({ payload }) => deputyRow(payload)), ...OTHERS]),
    };
  },
};

/** One seat; a substitute is listed under a vacant seat. */
function deputyRow(payload: StubRecord['payload']): Record<string, unknown> {
  const [office = '', ...place] = cellText(fieldOf(payload, 'cargo')).split(', ');
  const nombre = cellText(fieldOf(payload, 'nombre'));
  const number = createHash('sha256').update(nombre).digest().readUInt16BE(0);
  const circuit = place.find((part) => part.startsWith('circuito '));
  const substitute = office === 'Diputado suplente';
  return {
    Id_persona: number,
    Persona: { Nombre_Completo: substitute ? null : nombre },
    Partido: fieldOf(payload, 'partido'),
    Circuito: circuit?.slice('circuito '.length) ?? null,
    Provincia: place.find((part) => part !== circuit) ?? null,
    Slug: String(number),
    ID: number,
    Suplentes: substitute ? [{ Nombre_Completo: nombre }] : [],
    Foto: null,
  };
}
