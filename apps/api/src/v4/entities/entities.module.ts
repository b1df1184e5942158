import { JURISDICTION_CODES } from '@entity-registry/domain';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityService } from './entity.service.js';
import { entitiesController } from './entities.controller.js';

/** v4's search and detail of every jurisdiction. */
@Module({})
export class EntitiesModule {
  static register({ meter, details, search, objects, shares }: ApiServices): DynamicModule {
    return {
      module: EntitiesModule,
      controllers: JURISDICTION_CODES.map(entitiesController),
      providers: [
        { provide: EntityService, useFactory: () => new EntityService(meter, details, search, objects, shares) },
      ],
    };
  }
}
