/** The formats of API keys, operators' tokens, signing secrets of webhooks and keys of the payment provider. */
const secrets = /pk_[0-9A-Za-z]{6,}|op_[\w-]{32,}|whsec_[\w+/=-]{8,}|[sr]k_(?:live|test)_\w{8,}/g;

/** Rules out most texts quickly, because masking runs for every log line. */
const mayHoldOne = /[psr]k_|op_|whsec_/;

/**
 * `text` with everything that looks like an API key, an operator's token or a signing secret replaced. For text from a caller
 * that ends up in a log line or an error body: a secret pasted into the wrong place must not spread (invariant I6 of the
 * charging design).
 */
export function maskSecrets(text: string): string {
  if (!mayHoldOne.test(text)) return text;
  return text.replace(secrets, (secret) => `${secret.slice(0, secret.indexOf('_') + 1)}***`);
}
