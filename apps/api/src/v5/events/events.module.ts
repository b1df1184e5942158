import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { Pauses } from './pauses.js';

/** The feed of events. */
@Module({})
export class EventsModule {
  static register({ meter, eventFeed, cursors }: ApiServices): DynamicModule {
    return {
      module: EventsModule,
      controllers: [EventsController],
      providers: [
        Pauses,
        {
          provide: EventsService,
          inject: [Pauses],
          useFactory: (pauses: Pauses) => new EventsService(meter, eventFeed, cursors, (ms) => pauses.pause(ms)),
        },
      ],
    };
  }
}
