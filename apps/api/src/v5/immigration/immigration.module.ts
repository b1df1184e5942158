import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityRequests } from '../entity-requests/entity-requests.js';
import { ImmigrationService } from './immigration.service.js';
import { ImmigrationController } from './immigration.controller.js';

/** Immigration data of an entity. */
@Module({})
export class ImmigrationModule {
  static register({
    meter,
    storedEntities,
    objects,
    immigration,
  }: Pick<ApiServices, 'meter' | 'storedEntities' | 'objects' | 'immigration'>): DynamicModule {
    const calls = new EntityRequests(meter, storedEntities, objects);
    return {
      module: ImmigrationModule,
      controllers: [ImmigrationController],
      providers: [{ provide: ImmigrationService, useFactory: () => new ImmigrationService(calls, immigration) }],
    };
  }
}
