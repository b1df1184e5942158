import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Meter } from '../metering/meter.js';
import type { ApiServices } from '../services.js';
import { CatalogController } from './catalog/catalog.controller.js';
import { EntitiesModule } from './entities/entities.module.js';
import { LockedRoutesController } from './locked/locked-routes.controller.js';
import { RouteLocks } from './locked/route-locks.js';
import { NetworkModule } from './network/network.module.js';
import { ReconcileModule } from './reconcile/reconcile.module.js';
import { ResolveModule } from './resolve/resolve.module.js';

/**
 * v5: what it answers, and the refusals of what it does not answer yet. A list, each for the app to import itself: Nest
 * declares the routes of modules within modules after all others, and after the ones that match whatever is left.
 */
@Module({})
export class V5Module {
  static register(services: ApiServices): DynamicModule[] {
    const { meter, cards } = services;
    const own: DynamicModule = {
      module: V5Module,
      controllers: [CatalogController, LockedRoutesController],
      providers: [
        { provide: Meter, useValue: meter },
        { provide: RouteLocks, useFactory: () => new RouteLocks(meter, cards) },
      ],
    };
    return [
      EntitiesModule.register(services),
      NetworkModule.register(services),
      ResolveModule.register(services),
      ReconcileModule.register(services),
      own,
    ];
  }
}
