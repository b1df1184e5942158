import { ParserPool } from '@entity-registry/sources';
import type { WorkerDependencies } from '../dependencies.js';
import { ParserMetrics } from './parser-metrics.js';

/** The threads that parse the responses of sources, with their metrics. The first response starts them; `close` ends them. */
export function createParser({ config, metrics }: Pick<WorkerDependencies, 'config' | 'metrics'>): ParserPool {
  const parserMetrics = new ParserMetrics(metrics, () => parser.stats());
  const parser = new ParserPool({
    threads: config.PARSER_THREADS,
    timeoutMs: config.PARSER_TIMEOUT_MS,
    memoryMb: config.PARSER_MEMORY_MB,
    onParsed: (report) => {
      parserMetrics.responseParsed(report);
    },
  });
  return parser;
}
