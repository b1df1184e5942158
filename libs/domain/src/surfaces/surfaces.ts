import { avisos, contraloria, expedientes, planillas } from './office-surfaces.js';
import { realEstate, realEstateDeeds } from './property-surfaces.js';
import { immigration, licitaciones, noticias, sanctions } from './public-surfaces.js';
import type { SurfaceDefinition, SurfaceField } from './surface.js';
import { exportaciones, importaciones, marcas, naves } from './trade-surfaces.js';

/**
 * Everything that can be searched by filters (specification, "v5 endpoints"): for each surface the records, the type of
 * their ids (ADR 0026), the fields with their operators, and the facets. Engine, schemas, indexes and docs follow from it.
 */
export const SURFACES = {
  importaciones,
  exportaciones,
  marcas,
  naves,
  'real-estate': realEstate,
  'real-estate-deeds': realEstateDeeds,
  immigration,
  licitaciones,
  avisos,
  contraloria,
  expedientes,
  sanctions,
  noticias,
  planillas,
} as const satisfies Record<string, SurfaceDefinition>;

export type SurfaceName = keyof typeof SURFACES;

export const SURFACE_NAMES = Object.keys(SURFACES) as readonly SurfaceName[];

export function isSurfaceName(text: string): text is SurfaceName {
  return Object.hasOwn(SURFACES, text);
}

export function surfaceOf(name: SurfaceName): SurfaceDefinition {
  return SURFACES[name];
}

/** The field with this name; undefined where the surface has none. */
export function fieldOf(surface: Pick<SurfaceDefinition, 'fields'>, name: string): SurfaceField | undefined {
  return surface.fields.find((field) => field.name === name);
}

/** The names of a surface's facets, in the order of its fields. */
export function facetsOf(surface: Pick<SurfaceDefinition, 'fields'>): readonly string[] {
  return surface.fields.flatMap(({ facet }) => (facet === null ? [] : [facet]));
}
