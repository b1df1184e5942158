const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** "Firefox · Windows" from a user agent; an unknown one is shown as it is, shortened. */
export function browserName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(agent))?.[1]);
  const known = named.filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 60);
}
