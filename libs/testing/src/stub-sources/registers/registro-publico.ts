import { lookup } from '@entity-registry/domain';
import { createHash } from 'node:crypto';
import type { EntityKind, Tag } from '@entity-registry/domain';
import {
  definitionSection,
  devExpressGrid,
  flagText,
  folioWindow,
  registerDate,
  registerPage,
  textOf,
} from './register-markup.js';
import type { Definition, MarkupCell } from './register-markup.js';
import { folioRealPage, realEstateRows } from './registro-publico-folios.js';
import type { StubResponse, StubRecord, StubRequest, StubSource, StubEntity } from '../stub-source.js';

/** Path of all documents; the query selects one. */
const DOCUMENTS = '/Documentos/Ver';

/** Entity types by the search's parameter. */
const KINDS: Readonly<Record<string, EntityKind>> = { Mercantil: 'Organization', Personas: 'NaturalPerson' };

type Cells = (record: StubRecord, subject: StubEntity) => readonly MarkupCell[];

/** A tab whose body is one grid of one tag. */
interface GridTab {
  readonly name: string;
  readonly tag: Tag;
  readonly columns: readonly string[];
  readonly cells: Cells;
  /** Absent: all types have it. */
  readonly kind?: EntityKind;
}

const GRID_TABS: readonly GridTab[] = [
  {
    name: 'Dignatarios',
    tag: 'directores',
    kind: 'Organization',
    columns: ['CARGO', 'NOMBRE', 'IDENTIFICACIÓN', 'ACTIVO', 'DESDE', 'HASTA', 'FECHA DE REGISTRO'],
    cells: ({ payload: p, itemDate }) => [
      textOf(p['cargo']),
      textOf(p['nombre']),
      textOf(p['cedula']),
      flagText(p['activo']),
      registerDate(p['desde']),
      registerDate(p['hasta']),
      registerDate(itemDate),
    ],
  },
  {
    name: 'Participación en Sociedades',
    tag: 'organizaciones',
    columns: ['SOCIEDAD', 'CARGO', 'ACTIVO', 'FECHA DE REGISTRO'],
    cells: ({ payload: p, itemDate }) => [
      textOf(p['nombre']),
      textOf(p['cargo']),
      flagText(p['activo']),
      registerDate(itemDate),
    ],
  },
  {
    name: 'Bienes Muebles',
    tag: 'bienes_muebles',
    columns: ['FOLIO', 'FICHA', 'FECHA DE INSCRIPCIÓN', 'PROPIETARIO'],
    cells: ({ payload: p }) => [
      textOf(p['folio']),
      textOf(p['ficha']),
      registerDate(p['fecha_inscripcion']),
      textOf(p['propietario_registro_string']),
    ],
  },
  {
    name: 'Naves',
    tag: 'naves',
    columns: ['NOMBRE DE LA NAVE', 'FICHA', 'FECHA DE REGISTRO'],
    cells: ({ payload: p }) => [textOf(p['nombre']), textOf(p['ficha']), registerDate(p['fecha_registro'])],
  },
  {
    name: 'Fideicomisos',
    tag: 'fideicomisos',
    columns: ['FICHA', 'FOLIO', 'FECHA DE INSCRIPCIÓN', 'ROL'],
    cells: ({ payload: p }) => [
      textOf(p['ficha']),
      textOf(p['folio']),
      registerDate(p['fecha_inscripcion']),
      textOf(p['rol']),
    ],
  },
  {
    name: 'Documentos Escaneados',
    tag: 'documentos_escaneados',
    columns: ['NOMBRE', 'FECHA', 'IMAGEN'],
    cells: (record, subject) => [
      textOf(record.payload['nombre']),
      registerDate(record.itemDate),
      typeof record.payload['pdf_url'] === 'string' ? { text: 'Ver', href: documentPath(record, subject) } : null,
    ],
  },
  {
    name: 'Documentos Digitales',
    tag: 'documentos_digitales',
    columns: ['ENTRADA', 'DETALLE', 'FECHA DE INGRESO', 'FECHA DE ESCRITURA'],
    cells: ({ payload: p }) => [
      textOf(p['entrada']),
      textOf(p['detalle']),
      registerDate(p['fecha_ingreso']),
      registerDate(p['fecha_escritura']),
    ],
  },
];

const GENERAL: Readonly<Record<EntityKind, string>> = {
  Organization: 'Datos de la Persona Jurídica',
  NaturalPerson: 'Datos de la Persona Natural',
};
const REAL_ESTATE = 'Inmuebles';

/**
 * The Registro Público: a folio search that links to the window of a folio, with one tab shown at a time, and to the windows
 * of its real estate. Each click on the site is one URL here.
 */
export const registroPublico: StubSource = {
  source: 'registro_publico',
  async respond(request, world) {
    if (request.path === DOCUMENTS) {
      const body = await world.document(`/Documentos/${request.query.get('archivo') ?? ''}`);
      return body && { contentType: 'application/pdf', body };
    }
    const kind = lookup(KINDS, request.query.get('tipo') ?? '');
    const identifier = request.query.get('numeroIdentificacion') ?? '';
    const nombre = request.query.get('nombre') ?? '';
    const found = await world.find('registro_publico', {
      ...(identifier !== '' && { identifier }),
      ...(nombre !== '' && { nombre }),
    });
    const subject = found?.kind === kind ? found : undefined;
    if (request.path === '/BusquedaFolios') return searchPage(request, subject);
    if (request.path === '/BusquedaFolios/Detalle' && subject) return detailPage(request, subject);
    return undefined;
  },
};

function searchPage(request: StubRequest, subject: StubEntity | undefined): StubResponse {
  const row = subject && [
    { text: subject.nombre ?? '', href: `BusquedaFolios/Detalle?${detailQuery(request, subject)}` },
    subject.ruc ?? subject.cedula,
    folioNumber(subject),
    subject.core['status'] ?? null,
  ];
  const columns = ['RAZÓN SOCIAL O NOMBRE', 'IDENTIFICACIÓN', 'FOLIO', 'ESTADO'];
  const message = row ? '' : '<p class="alert">No se encontraron folios</p>';
  return registerPage(`<h3>Búsqueda de Folios</h3>
${message}
${devExpressGrid({ id: 'folios', columns, rows: row ? [row] : [] })}`);
}

function detailQuery(request: StubRequest, subject: StubEntity): string {
  return new URLSearchParams({
    tipo: request.query.get('tipo') ?? '',
    numeroIdentificacion: subject.ruc ?? subject.cedula ?? '',
    nombre: subject.nombre ?? '',
  }).toString();
}

function folioNumber(subject: StubEntity): string | null {
  return subject.core['folio'] ?? subject.core['ficha'] ?? subject.cedula;
}

function detailPage(request: StubRequest, subject: StubEntity): StubResponse | undefined {
  const here = detailQuery(request, subject);
  const real = request.query.get('numeroFolio');
  if (real !== null) return folioRealPage(subject, request.query.get('seccion') ?? '', real);
  const grids = GRID_TABS.filter(({ kind }) => kind === undefined || kind === subject.kind);
  const tabs = [GENERAL[subject.kind], REAL_ESTATE, ...grids.map(({ name }) => name)];
  const shown = request.query.get('pestana') ?? GENERAL[subject.kind];
  if (!tabs.includes(shown)) return undefined;
  const grid = grids.find(({ name }) => name === shown);
  const number = Number(request.query.get('pagina') ?? '1');
  const pageHref = (page: number): string =>
    `BusquedaFolios/Detalle?${here}&${new URLSearchParams({ pestana: shown, pagina: String(page) }).toString()}`;
  const body = (): string => {
    if (grid) {
      const rows = recordsOf(subject, grid.tag).map((record) => grid.cells(record, subject));
      return devExpressGrid({ id: 'detalle', columns: grid.columns, rows, number, pageHref });
    }
    if (shown === REAL_ESTATE) return devExpressGrid({ ...realEstateRows(subject, here), number, pageHref });
    return generalBody(subject);
  };
  const title = `Folio ${request.query.get('tipo') ?? ''} N° ${folioNumber(subject) ?? ''}`;
  return folioWindow({ title, tabs, shown, body: body() });
}

function recordsOf(subject: StubEntity, tag: Tag): readonly StubRecord[] {
  return subject.records.filter((record) => record.tag === tag);
}

function generalBody(subject: StubEntity): string {
  if (subject.kind === 'NaturalPerson') {
    return definitionSection('Generales', [
      ['NOMBRE', subject.nombre],
      ['CÉDULA', subject.cedula],
    ]);
  }
  const field = (name: string): string | null => lookup(subject.core, name) ?? null;
  const generals: readonly Definition[] = [
    ['RAZÓN SOCIAL', subject.nombre],
    ['RUC', subject.ruc],
    ['FICHA', field('ficha')],
    ['FOLIO', field('folio')],
    ['TIPO DE SOCIEDAD', field('tipo_organizacion')],
    ['FECHA DE CONSTITUCIÓN', field('fecha_registro')],
    ['CAPITAL', field('capital')],
    ['DOMICILIO', field('domicilio')],
    ['ESTADO', field('status')],
    ['DURACIÓN', field('vigencia')],
  ];
  const [suspension] = recordsOf(subject, 'suspension');
  const [representative] = recordsOf(subject, 'representante_legal_identificado');
  const [report] = recordsOf(subject, 'rp_report_url');
  return [
    definitionSection('Generales', generals),
    definitionSection('Suspensión de Derechos Corporativos', suspension ? suspensionOf(suspension) : null),
    definitionSection('Representación Legal', representative ? representativeOf(representative) : null),
    definitionSection('Reporte Registral', report ? reportOf(report, subject) : null),
  ].join('\n');
}

function suspensionOf({ payload: p, itemDate }: StubRecord): readonly Definition[] {
  return [
    ['ACTIVA', flagText(p['activa'])],
    ['MOTIVO', textOf(p['motivo'])],
    ['AUTORIDAD', textOf(p['autoridad'])],
    ['RESOLUCIÓN', textOf(p['resolucion'])],
    ['FECHA DE INICIO', registerDate(p['fecha_inicio'])],
    ['FECHA DE LEVANTAMIENTO', registerDate(p['fecha_fin'])],
    ['FECHA DE REGISTRO', registerDate(itemDate)],
  ];
}

function representativeOf({ payload: p, itemDate }: StubRecord): readonly Definition[] {
  return [
    ['REPRESENTANTE', textOf(p['nombre'])],
    ['IDENTIFICACIÓN', textOf(p['cedula'])],
    ['CARGO', textOf(p['cargo'])],
    ['FECHA DE REGISTRO', registerDate(itemDate)],
  ];
}

function reportOf(record: StubRecord, subject: StubEntity): readonly Definition[] {
  return [
    ['FECHA DE EMISIÓN', registerDate(record.itemDate)],
    ['DOCUMENTO', { text: 'Descargar', href: documentPath(record, subject) }],
  ];
}

/** Doesn't depend on the document's stored reference, so it stays the same after the registry has stored the document. */
function documentPath({ tag, payload, itemDate }: StubRecord, subject: StubEntity): string {
  const what = [subject.ruc ?? subject.cedula ?? subject.nombre, tag, payload['nombre'], itemDate].join('\n');
  const number = createHash('sha256').update(what).digest('hex').slice(0, 24);
  const file = tag === 'rp_report_url' ? `informe-${number}.pdf` : `${number}.pdf`;
  return `${DOCUMENTS.slice(1)}?${new URLSearchParams({ archivo: file }).toString()}`;
}
