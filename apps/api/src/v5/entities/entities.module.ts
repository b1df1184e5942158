import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { AssetService } from './assets/asset.service.js';
import { BatchService } from './batch/batch.service.js';
import { BatchController } from './batch/batch.controller.js';
import { EntityService } from './entity.service.js';
import { EntitiesController } from './entities.controller.js';
import { SectionService } from './sections/section.service.js';
import { SectionLinks } from './sections/section-links.js';
import { SectionsController } from './sections/sections.controller.js';

/** Entities and assets by their ids. */
@Module({})
export class EntitiesModule {
  static register(services: ApiServices): DynamicModule {
    const { meter, storedEntities, assets, pages, sectionCursors, objects, shares } = services;
    const links = new SectionLinks(pages, sectionCursors);
    const assetService = new AssetService(meter, assets, objects);
    return {
      module: EntitiesModule,
      controllers: [EntitiesController, BatchController, SectionsController],
      providers: [
        { provide: AssetService, useValue: assetService },
        {
          provide: EntityService,
          useFactory: () => new EntityService(meter, storedEntities, assetService, links, objects),
        },
        {
          provide: BatchService,
          useFactory: () => new BatchService(meter, storedEntities, assets, links, objects, shares),
        },
        {
          provide: SectionService,
          useFactory: () => new SectionService(meter, storedEntities, pages, sectionCursors, objects),
        },
      ],
    };
  }
}
