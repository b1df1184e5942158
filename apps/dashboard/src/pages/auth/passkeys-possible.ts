/** Whether the browser supports passkeys here: they need a host name, not an IP address, and a secure connection. */
export function passkeysPossible({
  location,
  isSecureContext,
}: Pick<Window, 'location' | 'isSecureContext'> = window): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
  return isSecureContext && !isAddress && 'PublicKeyCredential' in window;
}
