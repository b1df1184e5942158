import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { DecisionsController } from './decisions.controller.js';
import { DecisionsService } from './decisions.service.js';

/** Decisions about hits. */
@Module({})
export class DecisionsModule {
  static register({
    meter,
    decisions,
    watchItems: items,
    lists,
    cursors,
    unsentResponses,
    now,
  }: ApiServices): DynamicModule {
    return {
      module: DecisionsModule,
      controllers: [DecisionsController],
      providers: [
        {
          provide: DecisionsService,
          useFactory: () => new DecisionsService({ meter, decisions, items, lists, cursors, unsentResponses, now }),
        },
      ],
    };
  }
}
