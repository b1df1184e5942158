import { describe, expect, it } from '@jest/globals';
import { matchPath } from 'react-router';
import { OPEN_PAGES, PAGES, REDIRECTS } from './routes.js';
import { NAVIGATION } from './shell/navigation.js';

const routes = [...OPEN_PAGES, ...PAGES];
const leadsTo = (address: string) => routes.some(({ path }) => matchPath(path, address));

describe('the addresses of the dashboard', () => {
  it.each(routes.map(({ path }) => path))('%s is a page', async (path) => {
    const { default: Page } = (await routes.find((route) => route.path === path)?.load()) ?? {};
    expect(typeof Page).toBe('function');
  });

  it('in the navigation lead to pages, each once', () => {
    const paths = NAVIGATION.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths.filter((path) => !leadsTo(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("in the service's responses and emails lead to pages", () => {
    for (const to of Object.values(REDIRECTS))
      expect({ to, leads: leadsTo(to.split('#')[0] ?? '') }).toEqual({ to, leads: true });
    for (const path of [
      ...['/confirm', '/reset-password', '/invitation', '/settings/email', '/sign-in'],
      ...['/data-requests', '/data-requests/confirm', '/data-requests/status'],
    ]) {
      expect({ path, leads: leadsTo(path) }).toEqual({ path, leads: true });
    }
  });
});
