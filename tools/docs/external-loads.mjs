const HOST = /^(?:https?:)?\/\//i;

/** Patterns for resources that a file loads from another host. Links that a reader follows don't count. */
const LOADS = {
  '.html': [
    /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*?\s(?:src|srcset|data|poster)="([^"]+)"/g,
    /<link\b[^>]*?\shref="([^"]+)"/g,
    /<(?:image|use)\b[^>]*?\shref="([^"]+)"/g,
    /url\(\s*['"]?([^'")]+)/g,
    /@import\s+['"]([^'"]+)/g,
  ],
  '.css': [/url\(\s*['"]?([^'")]+)/g, /@import\s+(?:url\()?['"]?([^'")]+)/g],
  '.js': [
    /\b(?:import|fetch|importScripts|Worker|WebSocket|EventSource|sendBeacon)\s*\(\s*['"`]([^'"`]+)/g,
    /\bfrom\s*['"]([^'"]+)/g,
    /url\(\s*['"]?(https?:[^'")]+)/g,
    /@import\s+(?:url\()?['"]?(https?:[^'")]+)/g,
    /\.(?:src|href)\s*=\s*['"`]((?:https?:)?\/\/[^'"`]+)/g,
  ],
};

/**
 * Addresses on other hosts that a page loads automatically, as `file: address`.
 * @param {ReadonlyMap<string, string>} files text by path
 */
export function externalLoads(files) {
  return [...files].flatMap(([name, text]) => {
    const patterns = LOADS[/\.\w+$/.exec(name)?.[0]] ?? [];
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address]) => address));
    return [...new Set(found)].filter((address) => HOST.test(address)).map((address) => `${name}: loads ${address}`);
  });
}
