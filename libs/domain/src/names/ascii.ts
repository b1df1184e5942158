const NOT_ASCII = /[^ -~]/;

/** True for text of printable ASCII characters only. */
export function isAscii(text: string): boolean {
  return !NOT_ASCII.test(text);
}
