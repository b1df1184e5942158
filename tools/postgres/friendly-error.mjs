/** An error whose message is enough for the user. It is printed without a stack. */
export class FriendlyError extends Error {
  name = 'FriendlyError';
}

/**
 * A one-line message for typical machine faults: a port in use, missing permissions, a full disk. Otherwise undefined.
 */
export function explain(text, { port, directory } = {}) {
  if (/No space left on device|ENOSPC|wrote only \d+ of \d+ bytes/i.test(text)) {
    return `The disk of ${directory ?? 'this directory'} is full: free some space and start again.`;
  }
  if (/EDQUOT|Disk quota exceeded/i.test(text)) return `The disk quota at ${directory} is used up: free some space.`;
  // Checked before a port in use: PostgreSQL's hint about another postmaster follows this line too.
  if (/could not bind[^\n]*Permission denied|listen (EACCES|EPERM)/i.test(text)) {
    return `No permission to listen on port ${port}: choose ports above 1023 with --port-base N.`;
  }
  if (/EADDRINUSE|Address already in use|could not bind/i.test(text)) {
    return `Port ${port} is in use by another program: stop it, or choose other ports with --port-base N.`;
  }
  if (/EACCES|EPERM|Permission denied|Operation not permitted/i.test(text)) {
    return `No permission to write to ${directory}: grant it to this user, or move the clone.`;
  }
  if (/EROFS|Read-only file system/i.test(text)) return `${directory} is on a read-only disk.`;
  return undefined;
}
