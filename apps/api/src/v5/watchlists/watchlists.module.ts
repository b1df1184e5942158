import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { FairScreening } from '../screen/fair-screening.js';
import { WatchItemViews } from './watch-item-views.js';
import { WatchItemsService } from './watch-items.service.js';
import { WatchlistsController } from './watchlists.controller.js';
import { WatchlistsService } from './watchlists.service.js';

/** Watchlists and what they watch. */
@Module({})
export class WatchlistsModule {
  static register({ screening, shares, ...services }: ApiServices): DynamicModule {
    const { meter, deadlines, watchlists, watchItems, decisions, lists, resolver, cursors, now } = services;
    const views = new WatchItemViews({ items: watchItems, decisions, lists, now });
    const turns = new FairScreening(screening, shares);
    return {
      module: WatchlistsModule,
      controllers: [WatchlistsController],
      providers: [
        { provide: WatchlistsService, useFactory: () => new WatchlistsService(meter, watchlists, cursors) },
        {
          provide: WatchItemsService,
          useFactory: () =>
            new WatchItemsService({ meter, deadlines, items: watchItems, views, resolver, turns, cursors, now }),
        },
      ],
    };
  }
}
