import type { Level } from '@entity-registry/domain';

/** The `sid` of an entity, from its section of base fields. */
export function sidOf({ sections }: { sections: ReadonlyMap<Level, { readonly body: string | null }> }): string {
  const { sid } = JSON.parse(sections.get('core_registro')?.body ?? '{}') as { sid?: string };
  if (sid === undefined) throw new Error('an entity without base fields');
  return sid;
}
