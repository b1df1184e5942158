import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { RefreshService } from '../../refreshes/refresh.service.js';
import type { ApiServices } from '../../services.js';
import { UpdateRequestService } from './update-requests.service.js';
import { UpdateRequestsController } from './update-requests.controller.js';

/** v5's refresh requests and their status. */
@Module({})
export class UpdateRequestsModule {
  /** `refreshes` exports RefreshService. */
  static register(
    {
      refreshPolls,
      storedEntities,
      sectionCursors,
    }: Pick<ApiServices, 'refreshPolls' | 'storedEntities' | 'sectionCursors'>,
    refreshes: DynamicModule,
  ): DynamicModule {
    return {
      module: UpdateRequestsModule,
      imports: [refreshes],
      controllers: [UpdateRequestsController],
      providers: [
        {
          provide: UpdateRequestService,
          inject: [RefreshService],
          useFactory: (service: RefreshService) =>
            new UpdateRequestService(service, refreshPolls, storedEntities, sectionCursors),
        },
      ],
    };
  }
}
