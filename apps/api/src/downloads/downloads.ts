import path from 'node:path';
import { DomainError } from '@entity-registry/domain';
import { verifySignedObject } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { StreamableFile } from '@nestjs/common';
import type { SignedObjectQuery } from './signed-object-query.dto.js';

export interface DownloadsOptions {
  /** Signing key, shared with the object store. */
  secret: string;
  now: () => Date;
}

/** Serves documents of the object store at URLs that this service signed. */
export class Downloads {
  constructor(
    private readonly objects: ObjectStore,
    private readonly options: DownloadsOptions,
  ) {}

  /**
   * Returns the document `key`. Throws `route_not_found` both for a wrong or expired signature and for a missing document, so
   * that no one can probe which documents exist.
   */
  async open(key: string, { expires, signature }: SignedObjectQuery): Promise<StreamableFile> {
    const { secret, now } = this.options;
    const valid = verifySignedObject(secret, { key, expires, signature }, now());
    const object = valid ? await this.objects.get(key) : undefined;
    if (!object) throw new DomainError('route_not_found');
    return new StreamableFile(object.body, {
      type: object.contentType,
      // Never rendered under the API's own origin.
      disposition: `attachment; filename="${path.basename(key)}"`,
    });
  }
}
