import { totalmem } from 'node:os';

const MiB = 1024 * 1024;

/**
 * Server settings for a machine that also runs the importers and the API: large checkpoints for bulk loads, no planner
 * or JIT surprises in the 99th percentile. `durable: false` is for test databases only: it gives up crash safety.
 */
export function postgresSettings({ durable = true } = {}) {
  // A quarter of the memory, which is only taken as far as it is used.
  const buffers = Math.round(Math.min(Math.max(totalmem() / 4, 128 * MiB), 8192 * MiB) / MiB);
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // TCP only: socket files in /tmp collide between users and outlive a crash
    max_connections: '150',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] %a ',
    shared_buffers: `${durable ? buffers : 128}MB`,
    effective_cache_size: `${buffers * 3}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    jit: 'off',
    random_page_cost: '1.1',
    max_parallel_workers_per_gather: '0', // a request must not take the second core from other requests
    max_wal_size: '4GB',
    min_wal_size: durable ? '256MB' : '80MB',
    checkpoint_timeout: '15min',
    checkpoint_completion_target: '0.9',
    wal_buffers: '16MB',
    wal_compression: 'pglz',
    wal_level: 'minimal',
    max_wal_senders: '0',
    bgwriter_lru_maxpages: '400',
    autovacuum_vacuum_cost_limit: '1000',
    autovacuum_vacuum_insert_scale_factor: '0.1',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
}
