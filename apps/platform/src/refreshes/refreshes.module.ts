import { Module } from '@nestjs/common';
import { RefreshesController } from './refreshes.controller.js';
import { RefreshesService } from './refreshes.service.js';

/** Refreshes of an account. */
@Module({ controllers: [RefreshesController], providers: [RefreshesService] })
export class RefreshesModule {}
