/** One fact of a decision as it is typed. */
export interface TargetDraft {
  entity: string;
  action: 'copy' | 'suppress' | 'cut_link' | 'note_to_source';
  level: string;
  tag: string;
  /** One `field: value` a line. */
  fields: string;
  /** Confirms that a whole section of an organization is meant. */
  isWhole: boolean;
  list: string;
  entryId: string;
}

export const emptyTarget = (entity: string, action: TargetDraft['action']): TargetDraft => ({
  ...{ entity, action, level: '', tag: '', fields: '', isWhole: false, list: 'ofac_sdn', entryId: '' },
});

/** The lines as members; null: a line is not `field: value`. */
export function fieldsOf(text: string): Record<string, string> | null {
  const fields = new Map<string, string>();
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s*([@\w]+)\s*[:=]\s*(.+?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** A fact as the service takes it: all that was typed, so that the service refuses what contradicts itself. */
export function toTarget({ entity, action, level, tag, fields, isWhole, list, entryId }: TargetDraft): object {
  const named = { entity_id: entity.trim(), action };
  if (action === 'cut_link') return { ...named, list, entry_id: entryId.trim() };
  const hasLevel = level.trim() !== '';
  return {
    ...named,
    ...(hasLevel && { level: level.trim() }),
    ...(tag.trim() !== '' && { tag: tag.trim() }),
    ...(fields.trim() !== '' && { fields: fieldsOf(fields) ?? {} }),
    ...(isWhole && hasLevel && action === 'suppress' && { whole_section: true }),
  };
}
