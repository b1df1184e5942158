/** Exit codes, as the help lists them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  refused: 4,
  unavailable: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a code and a message for standard error, which says what is wrong and what to do about it. */
export class CommandError extends Error {
  constructor(
    readonly exit: ExitCode,
    message: string,
  ) {
    super(message);
    this.name = 'CommandError';
  }
}

/** The command line, a setting or a file must be changed before it can work. */
export function usageError(message: string): CommandError {
  return new CommandError(EXIT.usage, message);
}
