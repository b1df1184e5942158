import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityRequests } from '../entity-requests/entity-requests.js';
import { ChangesService } from './changes.service.js';
import { ChangesController } from './changes.controller.js';

/** The change feed of entities. */
@Module({})
export class ChangesModule {
  static register({
    meter,
    storedEntities,
    objects,
    changes,
    cursors,
  }: Pick<ApiServices, 'meter' | 'storedEntities' | 'objects' | 'changes' | 'cursors'>): DynamicModule {
    const calls = new EntityRequests(meter, storedEntities, objects);
    return {
      module: ChangesModule,
      controllers: [ChangesController],
      providers: [{ provide: ChangesService, useFactory: () => new ChangesService(calls, changes, cursors, meter) }],
    };
  }
}
