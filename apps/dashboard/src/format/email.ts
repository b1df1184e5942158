/** Whether a text can be an email address; the backend decides. ASCII only, as there. */
export function looksLikeEmail(text: string): boolean {
  return /^[\x21-\x7e]+@[\x21-\x7e]+\.[a-z0-9-]{2,}$/i.test(text) && text.split('@').length === 2;
}
