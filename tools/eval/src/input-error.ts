/** Something the user of a command can mend: only its message is printed. */
export class InputError extends Error {}
