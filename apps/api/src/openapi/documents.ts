import type { ApiVersion } from '@entity-registry/domain';
import { openApiYaml } from './document.js';

/** The documents as they are served. They are made from code alone, so that one making serves for as long as the process runs. */
export class Documents {
  private readonly made = new Map<ApiVersion, Buffer>();

  /** Makes both ahead: it takes some tenths of a second, in which a process that serves answers nobody. */
  make(): void {
    this.yaml('v4');
    this.yaml('v5');
  }

  /** The document of `version`, YAML in UTF-8. */
  yaml(version: ApiVersion): Buffer {
    const document = this.made.get(version) ?? Buffer.from(openApiYaml(version), 'utf8');
    this.made.set(version, document);
    return document;
  }
}
