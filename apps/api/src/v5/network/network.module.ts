import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityCalls } from '../entity-calls/entity-calls.js';
import { NetworkAnswers } from './network-answers.js';
import { NetworkController } from './network.controller.js';

/** Connections between entities. */
@Module({})
export class NetworkModule {
  static register({
    meter,
    cards,
    objects,
    networks,
  }: Pick<ApiServices, 'meter' | 'cards' | 'objects' | 'networks'>): DynamicModule {
    return {
      module: NetworkModule,
      controllers: [NetworkController],
      providers: [
        {
          provide: NetworkAnswers,
          useFactory: () => new NetworkAnswers(new EntityCalls(meter, cards, objects), networks, cards),
        },
      ],
    };
  }
}
