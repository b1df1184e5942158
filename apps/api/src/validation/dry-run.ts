import { DomainError } from '@entity-registry/domain';

/** Whether a call is a preview. Absent: no. Anything but true, 1, false, 0 throws: a typo must not spend (ruling 10). */
export function isDryRun(dryRun: string | undefined): boolean {
  switch (dryRun) {
    case undefined:
    case 'false':
    case '0':
      return false;
    case 'true':
    case '1':
      return true;
    default:
      throw new DomainError('invalid_dry_run');
  }
}
