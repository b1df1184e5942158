import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Icon } from '../../components/Icon.js';
import { Panel } from '../../components/Panel.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { saveFile } from '../explorer/export/save-file.js';
import { readable } from '../explorer/sections/values/field-labels.js';
import { ItemFields, ItemTable, Value } from '../explorer/sections/values/Value.js';
import { isItem, isBlank } from '../explorer/sections/values/items.js';
import { messages as sectionMessages } from '../explorer/sections/messages.js';
import { messages } from './messages.js';
import { useResult } from './queries.js';
import type { Refresh, Result } from './queries.js';
import classes from './refreshes.module.css';
import { partsOf } from './result.js';

/** The result of a refresh, to read and download. */
export function ResultPanel({ refresh }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  const { id, status, entity_id: entity } = refresh;
  const { data: result, error, refetch } = useResult(id, status === 'completed');
  const actions = result && (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="download" />}
        onClick={() =>
          saveFile(`${entity}-refresh-${String(id)}.json`, 'application/json', JSON.stringify(result, null, 2))
        }
      >
        {t('result.download')}
      </Button>
      <Button size="xs" variant="default" component={Link} to={`/explorer/${entity}`}>
        {t('result.explorer')}
      </Button>
    </>
  );
  return (
    <Panel title={t('result.title')} note={result && t('result.note')} actions={actions}>
      {status !== 'completed' ? (
        <Text size="sm" c="dimmed">
          {status === 'pending' ? t('result.pending') : t('result.failed')}
        </Text>
      ) : result === null ? (
        <Text size="sm" c="dimmed">
          {t('result.gone', { id })}
        </Text>
      ) : result ? (
        <ResultView result={result} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

/** Base data as fields, lists as tables, each section under its name. */
function ResultView({ result }: { result: Result }) {
  const { t } = useMessages(messages);
  const { base, sections } = partsOf(result);
  return (
    <>
      <section className={classes.section}>
        <h3 className={classes.sectionTitle}>{t('result.base')}</h3>
        <ItemFields section="core" item={base} />
      </section>
      {sections.map(({ tag, value }) => (
        <SectionView key={tag} tag={tag} value={value} />
      ))}
    </>
  );
}

function SectionView({ tag, value }: { tag: string; value: unknown }) {
  const { t } = useMessages(messages);
  const names = useMessages(sectionMessages);
  const key = `sections.${tag}`;
  const title = names.has(key) ? names.t(key) : readable(tag);
  const items = Array.isArray(value) ? value.filter(isItem) : [];
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.sectionTitle}>
        {title}{' '}
        {items.length > 0 && <span className={classes.count}>{t('result.count', { count: items.length })}</span>}
      </h3>
      {isBlank(value) ? (
        <Text size="sm" c="dimmed">
          {t('result.nothing')}
        </Text>
      ) : items.length > 0 ? (
        <ItemTable section={tag} title={title} items={items} />
      ) : isItem(value) ? (
        <ItemFields section={tag} item={value} />
      ) : (
        <Value section={tag} field={tag} value={value} />
      )}
    </section>
  );
}
