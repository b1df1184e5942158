/** An error whose message is all that the user needs: printed as one line, without a stack. */
export class FriendlyError extends Error {
  name = 'FriendlyError';
}

/** One clear line for typical machine faults: taken port, missing permission, full disk. Otherwise undefined. */
export function explain(text, { port, directory } = {}) {
  if (/No space left on device|ENOSPC|wrote only \d+ of \d+ bytes/i.test(text)) {
    return `The disk of ${directory ?? 'this directory'} is full: free some space and start again.`;
  }
  if (/EDQUOT|Disk quota exceeded/i.test(text)) return `The disk quota at ${directory} is used up: free some space.`;
  // Before the check for a taken port: PostgreSQL's hint about another postmaster follows this line too.
  if (/could not bind[^\n]*Permission denied|listen (EACCES|EPERM)/i.test(text)) {
    return `No right to listen on port ${port}: choose ports above 1023 with --port-base N.`;
  }
  if (/EADDRINUSE|Address already in use|could not bind/i.test(text)) {
    return `Port ${port} is taken by another program: stop it, or choose other ports with --port-base N.`;
  }
  if (/EACCES|EPERM|Permission denied|Operation not permitted/i.test(text)) {
    return `No right to write to ${directory}: give this user the right, or move the clone.`;
  }
  if (/EROFS|Read-only file system/i.test(text)) return `${directory} is on a read-only disk.`;
  return undefined;
}
