const apiKey = /pk_[0-9A-Za-z]{6,}/g;

/**
 * `text` with everything that looks like an API key replaced. For text that comes from a caller and leaves in a log line
 * or an error body: a key pasted into the wrong place must not spread (invariant I6 of the charging design).
 */
export function maskSecrets(text: string): string {
  return text.includes('pk_') ? text.replace(apiKey, 'pk_***') : text;
}
