/** `text` as an answer may repeat it, in one line: what does not print stands as the escape that JSON has for it. */
export function quotable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
