/**
 * Names that, including their subdomains, never resolve outside a machine or its network, with a reference for each: the IANA
 * registry of special-use domain names, and unregistered names used by networks. `example.com` and its siblings are special
 * too, but resolve to a public host.
 */
export const INTERNAL_NAMES: Readonly<Record<string, string>> = {
  localhost: 'RFC 6761, section 6.3',
  invalid: 'RFC 6761, section 6.4',
  test: 'RFC 6761, section 6.2',
  example: 'RFC 6761, section 6.5',
  local: 'RFC 6762',
  onion: 'RFC 7686',
  alt: 'RFC 9476',
  // `home.arpa` (RFC 8375), `ipv4only.arpa`, `resolver.arpa`, reverse lookups: nothing under it receives webhooks.
  arpa: 'RFC 3172',
  internal: 'ICANN, reserved in 2024 for private networks',
  corp: 'ICANN, never delegated because private networks use it',
  home: 'ICANN, never delegated because private networks use it',
  mail: 'ICANN, never delegated because private networks use it',
  lan: 'used by routers',
  intranet: 'used by private networks (RFC 6762, appendix G)',
  private: 'used by private networks (RFC 6762, appendix G)',
  localdomain: 'used by systems for their own name',
};

/** Whether `name` (lower case, without trailing dot) is one of them or a subdomain of one. */
export function isInternalName(name: string): boolean {
  const top = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(INTERNAL_NAMES, top);
}
