/** `text` as a response may quote it, in one line, with unprintable characters as JSON escapes. */
export function quotable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
