import { Controller, Get, Inject, Module } from '@nestjs/common';
import type { DynamicModule, FactoryProvider, ModuleMetadata } from '@nestjs/common';
import { Access } from '../access/access.js';
import { JsonResponse } from '../responses/json-response.js';

/** A dependency that an app needs to serve requests, such as its database. */
export interface ReadinessCheck {
  name: string;
  /** Rejects if the app can't serve requests. */
  check: () => Promise<unknown>;
}

export interface HealthOptions {
  /** Name of the app, as /health returns it. */
  service: string;
  checks: readonly ReadinessCheck[];
  /** A check that takes longer counts as failed. */
  timeoutMs: number;
}

const HEALTH_OPTIONS = Symbol('HEALTH_OPTIONS');

@Controller('health')
export class HealthController {
  constructor(@Inject(HEALTH_OPTIONS) private readonly options: HealthOptions) {}

  /** Reports that the process runs. It checks nothing else, so that a database failure does not restart every process. */
  @Get()
  @Access('open')
  alive(): { status: 'ok'; service: string } {
    return { status: 'ok', service: this.options.service };
  }

  /** 200 when every check passes, else 503; each check reports `ok` or `failed`. For load balancers. */
  @Get('ready')
  @Access('open')
  ready(): Promise<JsonResponse> {
    return readiness(this.options);
  }
}

async function readiness({ service, checks, timeoutMs }: HealthOptions): Promise<JsonResponse> {
  const results = await Promise.all(
    checks.map(async ({ name, check }) => [name, await passes(check, timeoutMs)] as const),
  );
  const ready = results.every(([, ok]) => ok);
  const body = {
    status: ready ? 'ok' : 'unavailable',
    service,
    checks: Object.fromEntries(results.map(([name, ok]) => [name, ok ? 'ok' : 'failed'])),
  };
  return new JsonResponse(ready ? 200 : 503, JSON.stringify(body));
}

async function passes(check: () => Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, timeoutMs);
  });
  const done = check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

@Module({})
export class HealthModule {
  /** GET /health and GET /health/ready of an app. */
  static register(options: HealthOptions): DynamicModule {
    return {
      module: HealthModule,
      controllers: [HealthController],
      providers: [{ provide: HEALTH_OPTIONS, useValue: options }],
    };
  }

  /** The same, with checks of providers. */
  static registerAsync({
    imports = [],
    ...options
  }: Pick<ModuleMetadata, 'imports'> & Pick<FactoryProvider<HealthOptions>, 'inject' | 'useFactory'>): DynamicModule {
    return {
      module: HealthModule,
      imports,
      controllers: [HealthController],
      providers: [{ provide: HEALTH_OPTIONS, ...options }],
    };
  }
}
