import { Module } from '@nestjs/common';
import { ExplorerController } from './explorer.controller.js';
import { ExplorerService } from './explorer.service.js';

/** Calls of the API with an account's own key. */
@Module({ controllers: [ExplorerController], providers: [ExplorerService] })
export class ExplorerModule {}
