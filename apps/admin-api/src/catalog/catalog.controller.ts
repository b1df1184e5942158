import { CATALOG } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { CatalogView, toCatalog } from './catalog.dto.js';

@ApiTags('registry')
@Controller('admin/catalog')
export class CatalogController {
  @Get()
  @Role('viewer')
  @Responses({ summary: 'Product codes, prices, levels and sources', body: CatalogView })
  read(): Shown<CatalogView> {
    return toCatalog(CATALOG);
  }
}
