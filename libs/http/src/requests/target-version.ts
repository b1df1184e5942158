import type { ApiVersion } from '@entity-registry/domain';

/** The API version of a request target; v4 if it has none. Routes match in either case. */
export function versionOfTarget(target: string | undefined): ApiVersion {
  return /^\/v5(?:[/?]|$)/i.test(target ?? '') ? 'v5' : 'v4';
}

/** The same for the first bytes of a request that could not be parsed. */
export function versionOfPacket(packet: Buffer | undefined): ApiVersion {
  const line = packet?.toString('latin1', 0, 64) ?? '';
  return versionOfTarget(/^[A-Z]+ (\S+)/.exec(line)?.[1]);
}
