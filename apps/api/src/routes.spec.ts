import { CATALOG } from '@entity-registry/domain';
import { accessOf } from '@entity-registry/nest-kit';
import type { RouteAccess } from '@entity-registry/nest-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ApiFixture } from '../test/api-fixture.js';

interface Route {
  route: string;
  access: RouteAccess | undefined;
}

/** Every route of the app, with the access its handler declares. */
function routesOf(api: ApiFixture): Route[] {
  const modules = [...api.app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()].map(({ metatype }) => metatype));
  return controllers.flatMap((controller) => {
    if (typeof controller !== 'function') return [];
    const prototype = controller.prototype as Record<string, unknown>;
    const prefix = String(Reflect.getMetadata(PATH_METADATA, controller));
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as object;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const path = `/${prefix}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`.replace(/\/+$/, '');
      return [{ route: `${RequestMethod[method]} ${path}`, access: accessOf(handler) }];
    });
  });
}

describe('the routes', () => {
  let api: ApiFixture;
  beforeAll(async () => {
    api = await ApiFixture.open();
  });
  afterAll(() => api.close());

  it('each declare who may call them', () => {
    expect(routesOf(api).filter(({ access }) => access === undefined)).toEqual([]);
  });

  it('are these, and each answers a caller without a key as it declares', async () => {
    const routes = Object.fromEntries(routesOf(api).map(({ route, access }) => [route, access]));
    expect(routes).toEqual({
      'GET /health': 'open',
      'GET /health/ready': 'open',
      'GET /objects/*key': 'signed',
      'GET /v4/colombia/entidades': { key: 'co' },
      'GET /v4/colombia/entidades/:id': { key: 'co' },
      'GET /v4/ecuador/entidades': { key: 'ec' },
      'GET /v4/ecuador/entidades/:id': { key: 'ec' },
      'GET /v4/panama/entidades': { key: 'pa' },
      'GET /v4/panama/entidades/:id': { key: 'pa' },
    });
    for (const [route, access] of Object.entries(routes)) {
      const { status } = await api.get(route.replace('GET ', '').replace(':id', '1').replace('*key', 'a.pdf'));
      expect({ route, status }).toEqual({ route, status: access === 'open' ? 200 : access === 'signed' ? 400 : 401 });
    }
  });

  it('that need no key are exempt in the catalogue', () => {
    const open = routesOf(api).filter(({ access }) => access === 'open');
    const exempt = CATALOG.exemptRoutes
      .filter(({ key }) => key === 'none')
      .map(({ method, path }) => `${method} ${path}`);
    for (const { route } of open) expect(exempt).toContain(route);
  });
});
