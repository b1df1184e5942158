import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityCalls } from '../entity-calls/entity-calls.js';
import { ImmigrationAnswers } from './immigration-answers.js';
import { ImmigrationController } from './immigration.controller.js';

/** Immigration data of an entity. */
@Module({})
export class ImmigrationModule {
  static register({
    meter,
    cards,
    objects,
    immigration,
  }: Pick<ApiServices, 'meter' | 'cards' | 'objects' | 'immigration'>): DynamicModule {
    const calls = new EntityCalls(meter, cards, objects);
    return {
      module: ImmigrationModule,
      controllers: [ImmigrationController],
      providers: [{ provide: ImmigrationAnswers, useFactory: () => new ImmigrationAnswers(calls, immigration) }],
    };
  }
}
