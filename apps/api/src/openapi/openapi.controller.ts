import type { IncomingMessage } from 'node:http';
import { Access, contextOf } from '@entity-registry/http';
import { Controller, Get, Param, Req, StreamableFile } from '@nestjs/common';
import { Documents } from './documents.js';
import { PAGE_POLICY, Reference } from './reference.js';
import type { ReferenceFile } from './reference.js';

/** The description of the API and its reference pages: no key, no charge, no data. */
@Controller()
export class OpenApiController {
  constructor(
    private readonly documents: Documents,
    private readonly reference: Reference,
  ) {}

  @Get('v4/openapi.yml')
  @Access('open')
  v4(): StreamableFile {
    return yaml(this.documents.yaml('v4'));
  }

  @Get('v5/openapi.yml')
  @Access('open')
  v5(): StreamableFile {
    return yaml(this.documents.yaml('v5'));
  }

  @Get('docs')
  @Access('open')
  page(@Req() request: IncomingMessage): StreamableFile {
    return pageResponse(request, this.reference.page());
  }

  /** The target of `type` in problem details. */
  @Get('docs/errors')
  @Access('open')
  errors(@Req() request: IncomingMessage): StreamableFile {
    return pageResponse(request, this.reference.errors());
  }

  @Get('docs/assets/:file')
  @Access('open')
  async asset(@Req() request: IncomingMessage, @Param('file') file: string): Promise<StreamableFile> {
    return pageResponse(request, await this.reference.asset(file));
  }
}

function yaml(document: Buffer): StreamableFile {
  return new StreamableFile(document, { type: 'application/yaml; charset=utf-8', length: document.length });
}

/** A page or one of its files, with the security policy for pages instead of the one for data. */
function pageResponse(request: IncomingMessage, { type, body }: ReferenceFile): StreamableFile {
  contextOf(request).headers.push('Content-Security-Policy', PAGE_POLICY);
  return new StreamableFile(body, { type, length: body.length });
}
