import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityRequests } from '../entity-requests/entity-requests.js';
import { DossierService } from './dossier.service.js';
import { DossierController } from './dossier.controller.js';

/** Bidders for public contracts. */
@Module({})
export class DossierModule {
  static register({
    meter,
    storedEntities,
    objects,
    dossiers,
  }: Pick<ApiServices, 'meter' | 'storedEntities' | 'objects' | 'dossiers'>): DynamicModule {
    const calls = new EntityRequests(meter, storedEntities, objects);
    return {
      module: DossierModule,
      controllers: [DossierController],
      providers: [{ provide: DossierService, useFactory: () => new DossierService(calls, dossiers) }],
    };
  }
}
