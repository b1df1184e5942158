import { Module } from '@nestjs/common';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { WatchingController } from './watching.controller.js';
import { WatchingService } from './watching.service.js';

/** Watchlists, and the feed of events. */
@Module({ controllers: [EventsController, WatchingController], providers: [EventsService, WatchingService] })
export class WatchingModule {}
