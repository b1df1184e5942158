import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityCalls } from '../entity-calls/entity-calls.js';
import { ChangesAnswers } from './changes-answers.js';
import { ChangesController } from './changes.controller.js';

/** The change feed of entities. */
@Module({})
export class ChangesModule {
  static register({
    meter,
    cards,
    objects,
    changes,
    cursors,
  }: Pick<ApiServices, 'meter' | 'cards' | 'objects' | 'changes' | 'cursors'>): DynamicModule {
    const calls = new EntityCalls(meter, cards, objects);
    return {
      module: ChangesModule,
      controllers: [ChangesController],
      providers: [{ provide: ChangesAnswers, useFactory: () => new ChangesAnswers(calls, changes, cursors) }],
    };
  }
}
