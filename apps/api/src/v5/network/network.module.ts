import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityRequests } from '../entity-requests/entity-requests.js';
import { NetworkService } from './network.service.js';
import { NetworkController } from './network.controller.js';

/** Connections between entities. */
@Module({})
export class NetworkModule {
  static register({
    meter,
    storedEntities,
    objects,
    networks,
  }: Pick<ApiServices, 'meter' | 'storedEntities' | 'objects' | 'networks'>): DynamicModule {
    return {
      module: NetworkModule,
      controllers: [NetworkController],
      providers: [
        {
          provide: NetworkService,
          useFactory: () =>
            new NetworkService(new EntityRequests(meter, storedEntities, objects), networks, storedEntities),
        },
      ],
    };
  }
}
