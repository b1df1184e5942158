import { JURISDICTION_CODES } from '@entity-registry/domain';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityAnswers } from './entity-answers.js';
import { entitiesController } from './entities.controller.js';

/** v4's search and detail of every jurisdiction. */
@Module({})
export class EntitiesModule {
  static register({ meter, details, search, objects, shares }: ApiServices): DynamicModule {
    return {
      module: EntitiesModule,
      controllers: JURISDICTION_CODES.map(entitiesController),
      providers: [
        { provide: EntityAnswers, useFactory: () => new EntityAnswers(meter, details, search, objects, shares) },
      ],
    };
  }
}
