import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntitySearchService } from './entity-search.service.js';
import { SearchService } from './search.service.js';
import { SearchController } from './search.controller.js';
import { SearchCursors } from './search-cursors.js';

/** Searches of entities by name, and of records by the filters of a surface. */
@Module({})
export class SearchModule {
  static register(
    services: Pick<
      ApiServices,
      'meter' | 'surfaces' | 'browse' | 'shares' | 'cursors' | 'objects' | 'detailAccess' | 'searchSessions'
    >,
  ): DynamicModule {
    const { meter, surfaces, browse, shares, objects, detailAccess, searchSessions } = services;
    const cursors = new SearchCursors(services.cursors);
    return {
      module: SearchModule,
      controllers: [SearchController],
      providers: [
        {
          provide: SearchService,
          useFactory: () => new SearchService(meter, surfaces, cursors, objects, detailAccess),
        },
        {
          provide: EntitySearchService,
          useFactory: () => new EntitySearchService(meter, browse, shares, cursors, searchSessions),
        },
      ],
    };
  }
}
