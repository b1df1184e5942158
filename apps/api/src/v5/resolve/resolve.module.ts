import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { ResolveService } from './resolve.service.js';
import { ResolveController } from './resolve.controller.js';

/** Resolving, one query at a time and in batches. */
@Module({})
export class ResolveModule {
  static register({ meter, resolver }: ApiServices): DynamicModule {
    return {
      module: ResolveModule,
      controllers: [ResolveController],
      providers: [{ provide: ResolveService, useFactory: () => new ResolveService(meter, resolver) }],
    };
  }
}
