import { useMessages } from '../../../../i18n/useMessages.js';
import { readable } from './field-labels.js';
import { messages } from '../messages.js';

/** The displayed name of a kind of record: several sections may share a level, which then has its own name. */
export function useLevelName(): (level: string) => string {
  const { t, has } = useMessages(messages);
  return (level) => {
    const name = `levels.${level}`;
    return has(name) ? t(name) : readable(level);
  };
}
