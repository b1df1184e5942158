import { Access } from '@entity-registry/http';
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { Downloads } from './downloads.js';
import { SignedObjectQuery } from './signed-object-query.dto.js';

@Controller('objects')
export class ObjectsController {
  constructor(private readonly downloads: Downloads) {}

  /** A stored document, for anyone with its signed URL, until the URL expires (ADR 0025). */
  @Get('*key')
  @Access('signed')
  download(@Param('key') key: string[], @Query() query: SignedObjectQuery): Promise<StreamableFile> {
    return this.downloads.open(key.join('/'), query);
  }
}
