import { RequestMethod } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

/** One route of an app: `method` in capitals (ALL: every one), `path` as declared, and what its decorators are attached to. */
export interface DeclaredRoute {
  method: string;
  path: string;
  handler: object;
}

/** Every route of the app's controllers, so that a check of all routes cannot forget a new one. */
export function routesOf(app: INestApplicationContext): DeclaredRoute[] {
  return declaredRoutes(app.get(ModulesContainer));
}

/** The same, for what the app itself makes. */
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
      return [{ method: RequestMethod[method], path, handler }];
    });
  });
}
