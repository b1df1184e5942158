// The same answers without access and charging: the stack of the API (adapter, validation of the id, detail, search, log,
// metrics, database) and nobody asked who calls or what it costs. `node open-api.js PORT`, with DATABASE_URL set.
import 'reflect-metadata';
import { parseInclude, resolveCodes } from '@entity-registry/domain';
import {
  HttpMetrics,
  JsonAnswer,
  NestLog,
  ServiceAdapter,
  createLogger,
  createMetricsRegistry,
} from '@entity-registry/nest-kit';
import { createPool } from '@entity-registry/persistence';
import { EntityDetails, EntitySearch, PostgresCandidateSource, renderDetail } from '@entity-registry/registry';
import { Controller, Get, Module, NotFoundException, Param, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** As many as the API opens. */
const POOL_SIZE = 12;

const pool = createPool(process.env.DATABASE_URL ?? '', { max: POOL_SIZE });
const details = new EntityDetails(pool);
const entities = new EntitySearch(pool, new PostgresCandidateSource(pool));

@Controller('v4/panama/entidades')
class OpenEntitiesController {
  @Get()
  async search(@Query('nombre') nombre?: string, @Query('ruc') ruc?: string): Promise<JsonAnswer> {
    const found = await entities.search({ jurisdiction: 'pa', ...(nombre && { nombre }), ...(ruc && { ruc }) });
    return new JsonAnswer(200, JSON.stringify(found));
  }

  @Get('health/ready')
  ready(): { status: string } {
    return { status: 'ok' };
  }

  @Get(':id')
  async detail(@Param('id') id: string, @Query('include') include: string): Promise<JsonAnswer> {
    const { levels } = resolveCodes('pa', parseInclude(include, 'pa', 'v4'));
    const detail = await details.read('pa', BigInt(id), levels);
    if (!detail) throw new NotFoundException();
    return new JsonAnswer(200, renderDetail(detail, levels));
  }
}

@Module({ controllers: [OpenEntitiesController] })
class OpenModule {}

const log = createLogger({ service: 'open-api', level: 'info' });
const adapter = new ServiceAdapter({ log, metrics: new HttpMetrics(createMetricsRegistry('open-api')) });
const options = { logger: new NestLog(log), bodyParser: false };
// eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
const app = await NestFactory.create(OpenModule, adapter, options);
await app.listen(Number(process.argv[2]), '127.0.0.1');
