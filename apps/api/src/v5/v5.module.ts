import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Meter } from '../metering/meter.js';
import type { ApiServices } from '../services.js';
import { CatalogController } from './catalog/catalog.controller.js';
import { EntitiesModule } from './entities/entities.module.js';
import { DossierModule } from './dossier/dossier.module.js';
import { ImmigrationModule } from './immigration/immigration.module.js';
import { ChangesModule } from './changes/changes.module.js';
import { CoverageModule } from './coverage/coverage.module.js';
import { UsageModule } from './usage/usage.module.js';
import { ListsModule } from './lists/lists.module.js';
import { NetworkModule } from './network/network.module.js';
import { SearchModule } from './search/search.module.js';
import { ReconcileModule } from './reconcile/reconcile.module.js';
import { UpdateRequestsModule } from './update-requests/update-requests.module.js';
import { ResolveModule } from './resolve/resolve.module.js';
import { ScreenModule } from './screen/screen.module.js';
import { DecisionsModule } from './screening-decisions/decisions.module.js';
import { EventsModule } from './events/events.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { WatchlistsModule } from './watchlists/watchlists.module.js';
import { ScreeningsModule } from './screenings/screenings.module.js';

/**
 * The modules of v5, as a list that the app imports one by one. Nest would declare the routes of nested modules after all others,
 * even after those that match any remaining path.
 */
@Module({})
export class V5Module {
  /** `refreshes` exports RefreshService. */
  static register(services: ApiServices, refreshes: DynamicModule): DynamicModule[] {
    const { meter } = services;
    const own: DynamicModule = {
      module: V5Module,
      controllers: [CatalogController],
      providers: [{ provide: Meter, useValue: meter }],
    };
    return [
      EntitiesModule.register(services),
      NetworkModule.register(services),
      UsageModule.register(services),
      CoverageModule.register(services),
      ListsModule.register(services),
      ScreenModule.register(services),
      ScreeningsModule.register(services),
      DecisionsModule.register(services),
      WatchlistsModule.register(services),
      EventsModule.register(services),
      NoticesModule.register(services),
      ChangesModule.register(services),
      ImmigrationModule.register(services),
      DossierModule.register(services),
      SearchModule.register(services),
      ResolveModule.register(services),
      ReconcileModule.register(services),
      UpdateRequestsModule.register(services, refreshes),
      own,
    ];
  }
}
