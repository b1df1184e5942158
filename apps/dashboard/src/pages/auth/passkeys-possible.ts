/** Whether the browser can have passkeys here: they belong to a name, which an IP address is not, and need a safe connection. */
export function passkeysPossible({
  location,
  isSecureContext,
}: Pick<Window, 'location' | 'isSecureContext'> = window): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
  return isSecureContext && !isAddress && 'PublicKeyCredential' in window;
}
