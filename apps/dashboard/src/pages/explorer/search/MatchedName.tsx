import type { Resolution } from '@entity-registry/sdk';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from '../messages.js';

/** By which former, trade or alias name an entity was found; nothing if it was its current name. */
export function MatchedName({ found }: { found: Resolution['candidates'][number]['matched_name'] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  if (!found || found.kind === 'legal') return null;
  const { name, kind, until } = found;
  return (
    <span>
      {until === null
        ? t(`results.found.${kind}`, { name })
        : t(`results.foundUntil.${kind}`, { name, until: format.day(until) })}
    </span>
  );
}
