import type { ApiVersion } from '@entity-registry/domain';
import { openApiYaml } from './document.js';
import type { Operation } from './operation.js';

/** The documents as served. They depend only on code, so they are generated once per process. */
export class Documents {
  private readonly generated = new Map<ApiVersion, Buffer>();

  /** `operations`: those of every feature. */
  constructor(private readonly operations: readonly Operation[]) {}

  /** Generates both in advance: it takes some tenths of a second, which would block all requests of a running process. */
  generate(): void {
    this.yaml('v4');
    this.yaml('v5');
  }

  /** The document of `version`, YAML in UTF-8. */
  yaml(version: ApiVersion): Buffer {
    const document = this.generated.get(version) ?? Buffer.from(openApiYaml(this.operations, version), 'utf8');
    this.generated.set(version, document);
    return document;
  }
}
