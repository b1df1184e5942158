import path from 'node:path';
import { DomainError } from '@entity-registry/domain';
import { verifySignedObject } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { StreamableFile } from '@nestjs/common';
import type { SignedObjectQuery } from './signed-object-query.dto.js';

export interface DownloadsOptions {
  /** Key of the signatures, the same that the store signs with. */
  secret: string;
  now: () => Date;
}

/** Documents of the object store at addresses that this service signed. */
export class Downloads {
  constructor(
    private readonly objects: ObjectStore,
    private readonly options: DownloadsOptions,
  ) {}

  /**
   * The document `key`. A wrong or expired signature and a document that is gone are one answer, `route_not_found`: which
   * documents exist is nobody's to probe.
   */
  async open(key: string, { expires, signature }: SignedObjectQuery): Promise<StreamableFile> {
    const { secret, now } = this.options;
    const valid = verifySignedObject(secret, { key, expires, signature }, now());
    const object = valid ? await this.objects.get(key) : undefined;
    if (!object) throw new DomainError('route_not_found');
    return new StreamableFile(object.body, {
      type: object.contentType,
      // Never rendered under the API's own address.
      disposition: `attachment; filename="${path.basename(key)}"`,
    });
  }
}
