import type { Catalog } from '@entity-registry/sdk';
import { Notice } from '../../../../components/notices/Notice.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { leaksOf } from './verdict.js';
import { messages } from './verdict-messages.js';

interface LeakNoticeProps {
  catalog: Pick<Catalog, 'sources'>;
  /** Source ids of the shown data; those that are not leaks are ignored. */
  sources: readonly string[];
}

/** Says that records come from a leak, with the attribution that its license requires; renders nothing without a leak. */
export function LeakNotice({ catalog, sources }: LeakNoticeProps) {
  const { t } = useMessages(messages);
  const attributions = attributionsOf(
    catalog,
    sources.filter((id) => leaksOf(catalog).has(id)),
  );
  if (attributions.length === 0) return null;
  return (
    <Notice tone="warning" title={t('leakTitle')}>
      <span>{t('leakText')}</span>{' '}
      {attributions.map((text) => (
        <span key={text} lang="en">
          {text}
        </span>
      ))}
    </Notice>
  );
}

/** The attributions that these sources' licenses require, each once. */
export function attributionsOf(catalog: Pick<Catalog, 'sources'>, sources: readonly string[]): readonly string[] {
  const wanted = new Set(sources);
  return [...new Set(catalog.sources.flatMap(({ id, attribution }) => (wanted.has(id) ? (attribution ?? []) : [])))];
}
