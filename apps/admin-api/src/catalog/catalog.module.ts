import { Module } from '@nestjs/common';
import { CatalogController } from './catalog.controller.js';

/** Product codes, prices, levels and sources. */
@Module({ controllers: [CatalogController] })
export class CatalogModule {}
