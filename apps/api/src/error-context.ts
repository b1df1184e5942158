import type { ErrorContext } from '@entity-registry/http';
import type { ApiDependencies } from './services.js';

/** The pages and the clock that error responses name. */
export function createErrorContext({ config, now }: Pick<ApiDependencies, 'config' | 'now'>): ErrorContext {
  return {
    upgradeUrl: `${config.PLATFORM_URL}/billing`,
    settingsUrl: `${config.PLATFORM_URL}/settings/spending-limit`,
    keysUrl: `${config.PLATFORM_URL}/keys`,
    purposeUrl: `${config.PLATFORM_URL}/settings/organization#purpose`,
    now,
  };
}
