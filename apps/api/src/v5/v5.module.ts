import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Meter } from '../metering/meter.js';
import type { ApiServices } from '../services.js';
import { CatalogController } from './catalog/catalog.controller.js';
import { EntitiesModule } from './entities/entities.module.js';
import { LockedRoutesController } from './locked/locked-routes.controller.js';
import { RouteLocks } from './locked/route-locks.js';
import { NetworkModule } from './network/network.module.js';

/** v5: what it answers, and the refusals of what it does not answer yet. */
@Module({})
export class V5Module {
  static register(services: ApiServices): DynamicModule {
    const { meter, cards } = services;
    return {
      module: V5Module,
      imports: [EntitiesModule.register(services), NetworkModule.register(services)],
      controllers: [CatalogController, LockedRoutesController],
      providers: [
        { provide: Meter, useValue: meter },
        { provide: RouteLocks, useFactory: () => new RouteLocks(meter, cards) },
      ],
    };
  }
}
