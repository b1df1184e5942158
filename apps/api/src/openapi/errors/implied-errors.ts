import type { ApiVersion, ErrorCode } from '@entity-registry/domain';
import type { Operation } from '../operation.js';

/** Every error of an operation in `version`: its own and those that all of its kind share, each once. */
export function errorsOf(operation: Operation, version: ApiVersion): readonly ErrorCode[] {
  const { access, charge, body, errors = [] } = operation;
  const keyed = typeof access === 'object';
  return [
    ...new Set<ErrorCode>([
      'invalid_parameter',
      ...errors,
      ...(keyed ? gatewayErrors(access, version) : []),
      ...(charge.kind === 'open' ? [] : (['invalid_dry_run'] as const)),
      ...(charge.kind === 'billed' ? meteringErrors(operation) : []),
      ...(body ? (['invalid_body', 'body_too_large', 'unsupported_body'] as const) : []),
      'target_too_long',
      'headers_too_large',
      'internal_error',
      ...(keyed ? (['service_unavailable'] as const) : []),
    ]),
  ];
}

type KeyAccess = Exclude<Operation['access'], string>;

function gatewayErrors({ key, keyless }: KeyAccess, version: ApiVersion): ErrorCode[] {
  const without = version === 'v4' ? 'missing_key' : 'public_tier_locked';
  return [
    without,
    'key_rejected',
    'key_expired',
    'rate_limited',
    ...(key === 'any' ? [] : (['jurisdiction_unavailable'] as const)),
    ...(keyless ? (['public_budget_exhausted'] as const) : []),
  ];
}

function meteringErrors({ charge }: Operation): ErrorCode[] {
  const { freeKey = 'counted' } = charge;
  return [
    'key_scope_locked',
    'purpose_required',
    'insufficient_credits',
    'max_charge_exceeded',
    'spending_limit_exceeded',
    'idempotency_key_reused',
    'response_restricted',
    'idempotency_in_progress',
    ...(freeKey === 'locked' || freeKey === 'by code' ? (['free_tier_code_locked'] as const) : []),
    ...(freeKey === 'counted' || freeKey === 'by code' ? (['free_tier_limit'] as const) : []),
  ];
}
