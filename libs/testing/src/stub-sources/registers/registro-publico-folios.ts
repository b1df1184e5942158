import { definitionSection, devExpressGrid, folioWindow, registerDate, textOf } from './register-markup.js';
import type { MarkupCell } from './register-markup.js';
import type { StubResponse, StubEntity } from '../stub-source.js';

/** Sections of the real estate register, by the tag whose records each holds. */
const SECTIONS = { propiedades: 'Propiedad Horizontal', fincas: 'Finca' } as const;
type RealEstateTag = keyof typeof SECTIONS;
const TAGS = Object.keys(SECTIONS) as RealEstateTag[];

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values | null => (typeof value === 'object' ? (value as Values | null) : null);

/** The grid of the folios that a subject owns; `here` is the query of the owner's window. */
export function realEstateRows(subject: StubEntity, here: string) {
  const rows = TAGS.flatMap((tag) =>
    subject.records
      .filter((record) => record.tag === tag)
      .map(({ payload }): MarkupCell[] => {
        const folio = textOf(payload['folio']) ?? '';
        const query = new URLSearchParams({ seccion: SECTIONS[tag], numeroFolio: folio }).toString();
        return [
          { text: folio, href: `BusquedaFolios/Detalle?${here}&${query}` },
          SECTIONS[tag],
          registerDate(payload['fecha_inscripcion']),
        ];
      }),
  );
  return { id: 'detalle', columns: ['FOLIO REAL', 'SECCIÓN', 'FECHA DE INSCRIPCIÓN'], rows };
}

/** The window of one folio of real estate; undefined if the subject doesn't own this folio. */
export function folioRealPage(subject: StubEntity, section: string, folio: string): StubResponse | undefined {
  const tag = TAGS.find((name) => SECTIONS[name] === section);
  const record = subject.records.find((each) => each.tag === tag && each.payload['folio'] === folio);
  if (!record) return undefined;
  const { payload } = record;
  const card = definitionSection('Datos del Folio', [
    ['FOLIO / FINCA', folio],
    ['FICHA', textOf(payload['ficha'])],
    ['FECHA DE INSCRIPCIÓN', registerDate(payload['fecha_inscripcion'])],
    ['PROPIETARIO', subject.nombre],
    ...(tag === 'propiedades' ? [['POR EDIFICIO', textOf(payload['edificio'])] as const] : []),
  ]);
  const shown = 'Datos del folio';
  const body = `${card}\n${entries(payload)}`;
  return folioWindow({ title: `Folio Real N° ${folio}`, tabs: [shown], shown, body });
}

/** Entries are numbered from the oldest, as in a folio. */
function entries(payload: Values): string {
  const written = (payload['record_events'] ?? []) as readonly Values[];
  const all = written.map((entry, at) => ({ entry, number: String(written.length - at) }));
  const mortgages = all.flatMap(({ entry, number }) => {
    const mortgage = valuesOf(entry['hipoteca']);
    return mortgage ? [[number, ...mortgageCells(mortgage)]] : [];
  });
  const sales = all.flatMap(({ entry, number }) => {
    const sale = valuesOf(entry['compraventa']);
    return sale ? [[number, ...saleCells(sale)]] : [];
  });
  return [
    devExpressGrid({
      id: 'asientos',
      columns: ['ASIENTO', 'ACTO', 'FECHA'],
      rows: all.map(({ entry, number }) => [number, textOf(entry['nombre']), registerDate(entry['fecha'])]),
    }),
    devExpressGrid({
      id: 'hipotecas',
      columns: ['ASIENTO', 'ACREEDOR', 'DEUDOR', 'MONTO', 'MONEDA', 'INSCRIPCIÓN', 'VENCIMIENTO', 'ESTADO'],
      rows: mortgages,
    }),
    devExpressGrid({
      id: 'compraventas',
      columns: ['ASIENTO', 'VENDEDOR', 'COMPRADOR', 'PRECIO', 'MONEDA', 'ESCRITURA'],
      rows: sales,
    }),
  ].join('\n');
}

function mortgageCells(mortgage: Values): MarkupCell[] {
  return [
    textOf(mortgage['acreedor']),
    textOf(mortgage['deudor']),
    amountText(mortgage['monto']),
    textOf(mortgage['moneda']),
    registerDate(mortgage['fecha_inscripcion']),
    registerDate(mortgage['fecha_vencimiento']),
    textOf(mortgage['estado']),
  ];
}

function saleCells(sale: Values): MarkupCell[] {
  return [
    textOf(sale['vendedor']),
    textOf(sale['comprador']),
    amountText(sale['precio']),
    textOf(sale['moneda']),
    registerDate(sale['fecha']),
  ];
}

/** An amount as the register writes it: 1,234.50. */
function amountText(value: unknown): string | null {
  if (typeof value !== 'number') return null;
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 15 });
}
