import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** Why a session ended. */
export type SessionEnd = 'deleted' | 'idle' | 'aged' | 'evicted' | 'stopped';

/** How a tool's call ended: with a result, with an error result, or with a protocol error. */
export type CallOutcome = 'answered' | 'refused' | 'failed';

/** Metrics of the agent-tool server, in addition to its HTTP metrics. */
export class Measurements {
  private readonly calls: Histogram<'tool' | 'outcome' | 'code'>;
  private readonly open: Gauge;
  private readonly ended: Counter<'reason'>;

  constructor(registry: Registry) {
    this.calls = new Histogram({
      name: 'mcp_tool_call_duration_seconds',
      help: 'Tool calls by tool, outcome (answered, refused, failed) and error code',
      labelNames: ['tool', 'outcome', 'code'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers: [registry],
    });
    this.open = new Gauge({
      name: 'mcp_sessions_open',
      help: 'Open sessions of protocol versions before 2026-07-28',
      registers: [registry],
    });
    this.ended = new Counter({
      name: 'mcp_sessions_ended_total',
      help: 'Ended sessions by reason (deleted, idle, aged, evicted, stopped)',
      labelNames: ['reason'],
      registers: [registry],
    });
  }

  /** `tool` and `code` must be names that this service defines, never text from a caller. */
  called(call: { tool: string; outcome: CallOutcome; code: string; seconds: number }): void {
    this.calls.labels(call.tool, call.outcome, call.code).observe(call.seconds);
  }

  sessionOpened(): void {
    this.open.inc();
  }

  sessionEnded(reason: SessionEnd): void {
    this.open.dec();
    this.ended.labels(reason).inc();
  }
}
