import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { AssetAnswers } from './asset-answers.js';
import { BatchAnswers } from './batch-answers.js';
import { BatchController } from './batch.controller.js';
import { CardAnswers } from './card-answers.js';
import { CardController } from './card.controller.js';
import { SectionAnswers } from './section-answers.js';
import { SectionLinks } from './section-links.js';
import { SectionsController } from './sections.controller.js';

/** Entities and assets by their ids. */
@Module({})
export class EntitiesModule {
  static register(services: ApiServices): DynamicModule {
    const { meter, cards, assets, pages, sectionCursors, objects, shares } = services;
    const links = new SectionLinks(pages, sectionCursors);
    const assetAnswers = new AssetAnswers(meter, assets, objects);
    return {
      module: EntitiesModule,
      controllers: [CardController, BatchController, SectionsController],
      providers: [
        { provide: AssetAnswers, useValue: assetAnswers },
        { provide: CardAnswers, useFactory: () => new CardAnswers(meter, cards, assetAnswers, links, objects) },
        { provide: BatchAnswers, useFactory: () => new BatchAnswers(meter, cards, assets, links, objects, shares) },
        {
          provide: SectionAnswers,
          useFactory: () => new SectionAnswers(meter, cards, pages, sectionCursors, objects),
        },
      ],
    };
  }
}
