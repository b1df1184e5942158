import { createHttpApp } from '@entity-registry/http';
import type { Site } from '@entity-registry/http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';

type Options = Parameters<typeof createHttpApp>[1];

/** The documentation server, ready to listen. */
export async function createDocsApp(site: Site, options: Options): Promise<NestExpressApplication> {
  const app = await createHttpApp(AppModule.register(site, options.log), options);
  await app.init();
  return app;
}
