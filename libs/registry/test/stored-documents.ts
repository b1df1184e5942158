import type { Queryable } from '@entity-registry/database';

/** Stores documents as an import does, and reads the state of their texts. */
export class StoredDocuments {
  constructor(private readonly db: () => Queryable) {}

  /** Stores a document with its file at `url`. */
  async store(pk: number, url: string | null, level = 'documentos_escaneados'): Promise<void> {
    const tag = level === 'registry_documents' ? 'documentos_digitales' : level;
    await this.db().query(
      `insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
       values ($1, 'pa', $2::bigint, $3, $4, 'synthetic', ($2::bigint)::text, 1, now())
       on conflict (level, jurisdiction, pk) do update set payload = excluded.payload`,
      [level, pk, tag, { nombre: 'COPIA', pdf_url: url }],
    );
  }

  /** The document's row in the queue; undefined if it isn't queued. */
  async row(pk: number): Promise<Record<string, unknown> | undefined> {
    const { rows } = await this.db().query<Record<string, unknown>>(
      'select state, attempts, reason, engine, language, pages, read_at from document_reading where pk = $1',
      [pk],
    );
    return rows[0];
  }

  /** The file that the text is from, if the document has another file now. */
  async formerKey(pk: number): Promise<string | null | undefined> {
    const { rows } = await this.db().query<{ former_key: string | null }>(
      'select former_key from document_reading where pk = $1',
      [pk],
    );
    return rows[0]?.former_key;
  }

  async textOf(pk: number): Promise<string[]> {
    const { rows } = await this.db().query<{ body: string }>(
      'select body from document_text where pk = $1 order by page',
      [pk],
    );
    return rows.map(({ body }) => body);
  }
}
