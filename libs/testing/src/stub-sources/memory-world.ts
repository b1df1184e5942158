import { foldName, lookup, parseIdentifier, searchKeys } from '@entity-registry/domain';
import type { PublicSourceId, Tag } from '@entity-registry/domain';
import { tagsFedBy } from './international/feeds.js';
import { samplePdf } from './sample-pdf.js';
import type { SourceWorld, StubEntity } from './stub-source.js';

/** Subjects defined by a test. Each source sees all of them, with the records of the tags that it feeds. */
export class MemoryWorld implements SourceWorld {
  /** `documents`: the content of a path, null for none; any other `.pdf` is a page that shows its own path. */
  constructor(
    private readonly subjects: readonly StubEntity[],
    private readonly documents: Readonly<Record<string, Uint8Array | null>> = {},
  ) {}

  find(source: PublicSourceId, query: { identifier?: string; nombre?: string }): Promise<StubEntity | undefined> {
    const found =
      this.subjects.find((subject) => query.identifier !== undefined && hasIdentifier(subject, query.identifier)) ??
      this.subjects.find((subject) => query.nombre !== undefined && isNamed(subject, query.nombre));
    return Promise.resolve(found && shownBy(source, found));
  }

  list(source: PublicSourceId, tags: readonly Tag[]): Promise<readonly StubEntity[]> {
    const listed = this.subjects.map((subject) => shownBy(source, subject));
    return Promise.resolve(listed.filter(({ records }) => records.some((record) => tags.includes(record.tag))));
  }

  document(path: string): Promise<Uint8Array | undefined> {
    const given = lookup(this.documents, path);
    if (given !== undefined) return Promise.resolve(given ?? undefined);
    return Promise.resolve(path.endsWith('.pdf') ? samplePdf(path) : undefined);
  }
}

function shownBy(source: PublicSourceId, subject: StubEntity): StubEntity {
  const tags = tagsFedBy(source);
  return { ...subject, records: subject.records.filter((record) => tags.has(record.tag)) };
}

/** Whether one of the subject's numbers is the requested one, in any notation. */
function hasIdentifier(subject: StubEntity, identifier: string): boolean {
  const requested = searchKeys('pa', identifier);
  return [subject.ruc, subject.cedula]
    .flatMap((own) => (own === null ? [] : parseIdentifier('pa', own)))
    .some((own) => requested.keys.includes(own.key) || requested.compact.includes(own.compact));
}

function isNamed(subject: StubEntity, nombre: string): boolean {
  return subject.nombre !== null && foldName(subject.nombre) === foldName(nombre);
}
