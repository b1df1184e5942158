import { RequestMethod } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';

/** One route of an app: `method` in capitals (ALL: any method), `path` as declared, and the function with its decorators. */
export interface DeclaredRoute {
  method: string;
  path: string;
  handler: object;
  /** The class of its query, or null if it has none. */
  query: Type<object> | null;
}

/** Every route of the app's controllers, so that a check of all routes cannot forget a new one. */
export function routesOf(app: INestApplicationContext): DeclaredRoute[] {
  return declaredRoutes(app.get(ModulesContainer));
}

/** The same, from within the app. */
export function declaredRoutes(modules: ModulesContainer): DeclaredRoute[] {
  const controllers = [...modules.values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype),
  );
  return controllers.flatMap((controller) => {
    if (typeof controller !== 'function') return [];
    const prototype = controller.prototype as Record<string, unknown>;
    const prefix = String(Reflect.getMetadata(PATH_METADATA, controller));
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as object;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const path = `/${prefix}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`
        .replaceAll(/\/+/g, '/')
        .replace(/\/$/, '');
      return [{ method: RequestMethod[method], path, handler, query: queryClassOf(controller, name) }];
    });
  });
}

function queryClassOf(controller: object & { prototype: object }, name: string): Type<object> | null {
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { index: number }
  >;
  const query = Object.entries(declared).find(([key]) => key.startsWith(`${String(RouteParamtypes.QUERY)}:`));
  if (query === undefined) return null;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, name) as readonly Type<object>[];
  return types[query[1].index] ?? null;
}
