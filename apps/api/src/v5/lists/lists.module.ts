import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { ListsController } from './lists.controller.js';
import { ListsService } from './lists.service.js';

/** Sanctions, PEP and debarment lists. */
@Module({})
export class ListsModule {
  static register({ meter, lists }: Pick<ApiServices, 'meter' | 'lists'>): DynamicModule {
    return {
      module: ListsModule,
      controllers: [ListsController],
      providers: [{ provide: ListsService, useFactory: () => new ListsService(meter, lists) }],
    };
  }
}
