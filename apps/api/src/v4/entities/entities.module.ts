import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { ColombiaEntitiesController } from './colombia-entities.controller.js';
import { EcuadorEntitiesController } from './ecuador-entities.controller.js';
import { EntityAnswers } from './entity-answers.js';
import { PanamaEntitiesController } from './panama-entities.controller.js';

/** v4 search and detail of the three jurisdictions. */
@Module({})
export class EntitiesModule {
  static register({ meter, details, search, objects }: ApiServices): DynamicModule {
    return {
      module: EntitiesModule,
      controllers: [PanamaEntitiesController, EcuadorEntitiesController, ColombiaEntitiesController],
      providers: [{ provide: EntityAnswers, useFactory: () => new EntityAnswers(meter, details, search, objects) }],
    };
  }
}
