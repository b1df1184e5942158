import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { RefreshPolls } from '../../refreshes/refresh-polls.js';
import { RefreshService } from '../../refreshes/refresh.service.js';
import type { ApiServices } from '../../services.js';
import { UpdateRequestService } from './update-requests.service.js';
import { UpdateRequestsController } from './update-requests.controller.js';

/** v4 refresh requests and their polls. */
@Module({})
export class UpdateRequestsModule {
  /** `refreshes` exports RefreshService. */
  static register(
    { refreshPolls, details }: Pick<ApiServices, 'refreshPolls' | 'details'>,
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
          useFactory: (service: RefreshService) => new UpdateRequestService(service, details),
        },
        { provide: RefreshPolls, useValue: refreshPolls },
      ],
    };
  }
}
