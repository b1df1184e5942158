import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
// @ts-expect-error plain JavaScript of the build
import * as check from '../check.mjs';

const { checkSite, firstLoad } = check as {
  checkSite: (page: string, options: { budget: boolean }) => void;
  firstLoad: (page: string) => { file: string; bytes: number }[];
};

const MANIFEST = {
  'index.html': {
    file: 'assets/main.js',
    imports: ['_react.js'],
    dynamicImports: ['src/pages/settings/SettingsPage.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_chart.js': { file: 'assets/chart.js', imports: ['_react.js'] },
  'src/pages/overview/OverviewPage.tsx': { file: 'assets/overview.js', imports: ['_react.js', '_chart.js'] },
  'src/pages/settings/SettingsPage.tsx': { file: 'assets/settings.js' },
};

describe('a built page', () => {
  let page: string;
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(page, name)), { recursive: true });
      writeFileSync(join(page, name), text);
    }
  };

  beforeEach(() => {
    page = mkdtempSync(join(tmpdir(), 'entity-registry-dashboard-'));
    write({
      'manifest.json': JSON.stringify(MANIFEST),
      'index.html': '<script src="/before-paint.js"></script><script type="module" src="/assets/main.js"></script>',
      'before-paint.js': '',
      ...Object.fromEntries(Object.values(MANIFEST).map(({ file }) => [file, '0'])),
    });
  });

  afterEach(() => {
    rmSync(page, { recursive: true });
  });

  it('first loads what the page and the overview import, each once, and no other page', () => {
    expect(
      firstLoad(page)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['assets/chart.js', 'assets/main.js', 'assets/overview.js', 'assets/react.js', 'before-paint.js']);
    expect(() => {
      checkSite(page, { budget: true });
    }).not.toThrow();
  });

  it('is rejected if the first load is too large, with a list of its scripts', () => {
    write({ 'assets/chart.js': randomBytes(300_000).toString('base64') });
    expect(() => {
      checkSite(page, { budget: true });
    }).toThrow(/too large[^]*assets\/chart\.js/);
    expect(() => {
      checkSite(page, { budget: false });
    }).not.toThrow();
  });

  it.each([
    ['index.html', '<script>alert(1)</script>', 'an inline script'],
    [
      'index.html',
      '<script type="module" src="https://cdn.example.com/a.js"></script>',
      'loads https://cdn.example.com',
    ],
    ['index.html', '<link rel="icon" href="//cdn.example.com/a.svg">', 'loads //cdn.example.com'],
    ['assets/a.css', '@font-face { src: url(https://fonts.example.com/a.woff2) }', 'loads https://fonts.example.com'],
  ])('is rejected if %s contains %s', (file, text, error) => {
    write({ [file]: text });
    expect(() => {
      checkSite(page, { budget: true });
    }).toThrow(error);
  });
});
