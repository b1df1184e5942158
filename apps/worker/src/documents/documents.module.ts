import { tmpdir } from 'node:os';
import { DocumentReader, DocumentReadings, createObjectStore, findTesseract } from '@entity-registry/registry';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { WorkerSurroundings } from '../surroundings.js';
import { DocumentLoop } from './document-loop.js';
import { DocumentMetrics } from './document-metrics.js';

/** Extra time for a document beyond its limit: to fetch it and to write the result. */
const LEASE_RESERVE_MS = 120_000;

/** Reads the text of scanned documents if this machine has the programs. */
@Module({})
export class DocumentsModule {
  static register(surroundings: WorkerSurroundings): DynamicModule {
    const { config, pool, log, metrics, now } = surroundings;
    const readings = new DocumentReadings(pool, now);
    const objects = createObjectStore(config, { baseUrl: config.PUBLIC_URL, now });
    const limits = { maxPages: config.OCR_MAX_PAGES, timeoutMs: config.OCR_TIMEOUT_MS };
    const loop = new DocumentLoop({
      ...{ log, concurrency: config.OCR_CONCURRENCY, checkMs: config.OCR_CHECK_MS },
      measured: new DocumentMetrics(metrics, readings),
      findRecogniser:
        surroundings.findRecogniser ?? (() => findTesseract({ temporaryDirectory: tmpdir(), ...limits, now })),
      announce: (recogniser) => readings.announce(recogniser),
      readerWith: (recogniser) =>
        new DocumentReader({ readings, objects, recogniser, leaseMs: limits.timeoutMs + LEASE_RESERVE_MS }),
    });
    return { module: DocumentsModule, providers: [{ provide: DocumentLoop, useValue: loop }] };
  }
}
