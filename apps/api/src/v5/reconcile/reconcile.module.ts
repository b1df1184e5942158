import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { ReconcileService } from './reconcile.service.js';
import { ReconcileController } from './reconcile.controller.js';

/** The reconciliation service. */
@Module({})
export class ReconcileModule {
  static register({ meter, resolver, search, shares, publicUrl }: ApiServices): DynamicModule {
    const sources = { resolver, search, shares, publicUrl };
    return {
      module: ReconcileModule,
      controllers: [ReconcileController],
      providers: [{ provide: ReconcileService, useFactory: () => new ReconcileService(meter, sources) }],
    };
  }
}
