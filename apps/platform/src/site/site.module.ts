import type { Site } from '@entity-registry/http';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { PAGES, SiteController } from './site.controller.js';

/** The pages of the dashboard. They take every remaining path, so this module comes last. */
@Module({})
export class SiteModule {
  static register(site: Site | null): DynamicModule {
    return { module: SiteModule, controllers: [SiteController], providers: [{ provide: PAGES, useValue: site }] };
  }
}
