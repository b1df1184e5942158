import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { SearchService } from './search.service.js';
import { SearchController } from './search.controller.js';
import { SearchCursors } from './search-cursors.js';

/** Searches of records by the filters of a surface. */
@Module({})
export class SearchModule {
  static register(
    services: Pick<ApiServices, 'meter' | 'surfaces' | 'cursors' | 'objects' | 'detailAccess'>,
  ): DynamicModule {
    const { meter, surfaces, cursors, objects, detailAccess } = services;
    return {
      module: SearchModule,
      controllers: [SearchController],
      providers: [
        {
          provide: SearchService,
          useFactory: () => new SearchService(meter, surfaces, new SearchCursors(cursors), objects, detailAccess),
        },
      ],
    };
  }
}
