import { createHash } from 'node:crypto';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import { tagsFirstFedBy } from './international/feeds.js';
import type { SourceWorld, StubRecord, StubEntity } from './stub-source.js';

/** New records of the latest periods that are shown; older ones are withdrawn, so that nothing grows without bound. */
const SHOWN_PERIODS = 3;

const STREETS = ['Avenida del Ensayo', 'Calle de la Muestra', 'Vía Ficticia', 'Paseo del Modelo', 'Calle Hipotética'];

/** One kind of record that appears over time, identified by a number that no generated record has. */
interface LiveTag {
  readonly tag: Tag;
  readonly make: (subject: StubEntity, chance: number, date: string) => Record<string, unknown>;
  readonly isLive: (payload: Readonly<Record<string, unknown>>) => boolean;
}

const LIVE_TAGS: readonly LiveTag[] = [
  {
    tag: 'documentos_digitales',
    make: (_, chance, date) => ({
      entrada: `${500_000 + (chance % 500_000)}/${date.slice(0, 4)} (9)`,
      detalle: 'ACTA DE JUNTA DIRECTIVA',
      fecha_ingreso: date,
      fecha_escritura: date,
    }),
    isLive: ({ entrada }) => typeof entrada === 'string' && entrada.endsWith('(9)'),
  },
  {
    tag: 'bienes_muebles',
    make: (subject, chance, date) => ({
      folio: `98${String(chance % 1_000_000).padStart(6, '0')}`,
      ficha: String(9_000_000 + (chance % 1_000_000)),
      fecha_inscripcion: date,
      propietario_registro_string: subject.nombre,
    }),
    isLive: ({ folio }) => typeof folio === 'string' && /^98\d{6}$/.test(folio),
  },
  {
    tag: 'avisos',
    make: (subject, chance, date) => {
      const ruc = subject.ruc ?? subject.cedula;
      const number = (ruc ?? '').replace(/ DV.*/, '');
      return {
        numero: `${number}-${date.slice(0, 4)}-9${String(chance % 1_000_000).padStart(6, '0')}`,
        nombre: subject.nombre,
        ruc,
        estatus: 'VIGENTE',
        fecha_generacion: `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`,
      };
    },
    isLive: ({ numero }) => typeof numero === 'string' && /-9\d{6}$/.test(numero),
  },
];

/**
 * A world that changes a little in every period: a company gets a new capital and domicile, and the register and the
 * licensing office have a new record for each entity. The data depends only on the subject and the period, so reading it
 * again in the same period returns the same.
 */
export class ChangingWorld implements SourceWorld {
  constructor(
    private readonly world: SourceWorld,
    private readonly now: () => Date,
    private readonly periodMs: number,
  ) {}

  async find(source: PublicSourceId, query: { identifier?: string; nombre?: string }): Promise<StubEntity | undefined> {
    const subject = await this.world.find(source, query);
    return subject && this.changed(source, subject);
  }

  async list(source: PublicSourceId, tags: readonly Tag[]): Promise<readonly StubEntity[]> {
    const subjects = await this.world.list(source, tags);
    return subjects.map((subject) => ({ ...subject, core: this.changedCore(subject) }));
  }

  document(path: string): Promise<Uint8Array | undefined> {
    return this.world.document(path);
  }

  private changed(source: PublicSourceId, subject: StubEntity): StubEntity {
    const shown = tagsFirstFedBy(source);
    const live = LIVE_TAGS.filter(({ tag }) => shown.includes(tag));
    // Records stored in earlier periods come back from the world below, and are recognized by their number.
    const lasting = subject.records.filter(
      (record) => !live.some(({ tag, isLive }) => tag === record.tag && isLive(record.payload)),
    );
    const records = [...live.flatMap((tag) => this.latest(subject, tag)), ...lasting];
    return { ...subject, core: this.changedCore(subject), records };
  }

  private latest(subject: StubEntity, { tag, make }: LiveTag): StubRecord[] {
    const last = this.period();
    return Array.from({ length: SHOWN_PERIODS }, (_, back) => {
      const date = new Date((last - back) * this.periodMs).toISOString().slice(0, 10);
      return { tag, payload: make(subject, chanceOf(subject, tag, last - back), date), itemDate: date };
    });
  }

  private changedCore(subject: StubEntity): Readonly<Record<string, string>> {
    if (subject.kind !== 'Organization') return subject.core;
    const chance = chanceOf(subject, 'core', this.period());
    const street = STREETS[chance % STREETS.length] ?? '';
    return {
      ...subject.core,
      capital: `${1 + (chance % 900)},000.00`,
      domicilio: `${street}, Local ${1 + (chance % 400)}, Panamá`,
    };
  }

  private period(): number {
    return Math.floor(this.now().getTime() / this.periodMs);
  }
}

/** A 32-bit number that is the same for the same input. */
function chanceOf(subject: StubEntity, topic: string, period: number): number {
  const who = subject.ruc ?? subject.cedula ?? subject.nombre ?? '';
  return createHash('sha256').update(`${who}\n${topic}\n${period}`).digest().readUInt32BE(0);
}
