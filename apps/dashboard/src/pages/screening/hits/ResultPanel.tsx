import { Anchor, Button, Stack } from '@mantine/core';
import type { Screening } from '@entity-registry/sdk';
import { Link } from 'react-router';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { saveFile } from '../../explorer/export/save-file.js';
import { messages } from '../messages.js';
import classes from '../screening.module.css';
import { countsOf, resultsCsv } from './hit-rows.js';
import type { Decision, HitRow } from './hit-rows.js';

interface ResultPanelProps {
  screenings: readonly (Pick<Screening, 'id' | 'results'> & { readonly hits_omitted?: number })[];
  decisionOf: (row: HitRow) => Decision | null;
  /** Links to the documents; not on the page of one. */
  links?: boolean;
}

/** What the screenings said, in numbers, with the export. */
export function ResultPanel({ screenings, decisionOf, links = false }: ResultPanelProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const counts = countsOf(screenings);
  const save = () => saveFile('screening.csv', 'text/csv;charset=utf-8', `\ufeff${resultsCsv(screenings, decisionOf)}`);
  const figures = [
    ['withHits', counts.withHits],
    ['strong', counts.strong],
    ['noHit', counts.noHit],
    ['invalid', counts.invalid],
  ] as const;
  return (
    <Panel
      title={t('results.title')}
      actions={
        <Button size="xs" variant="default" onClick={save}>
          {t('results.export')}
        </Button>
      }
    >
      <dl className={classes.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`results.${name}`)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <Stack gap="sm">
        {counts.notFetched > 0 && <Notice tone="warning">{t('results.notFetched')}</Notice>}
        {counts.omitted > 0 && <Notice tone="warning">{t('results.omitted', { count: counts.omitted })}</Notice>}
        <Invalid screenings={screenings} />
        {links && (
          <nav className={classes.buttons} aria-label={t('results.documents')}>
            {screenings.map(({ id }) => (
              <Anchor key={id} component={Link} to={`/screening/${id}`} size="sm">
                {`${t('results.document')} ${id.slice(0, 12)}…`}
              </Anchor>
            ))}
          </nav>
        )}
      </Stack>
    </Panel>
  );
}

function Invalid({ screenings }: Pick<ResultPanelProps, 'screenings'>) {
  const { t } = useMessages(messages);
  const invalid = screenings.flatMap(({ results }) => results.flatMap((result) => ('error' in result ? [result] : [])));
  if (invalid.length === 0) return null;
  return (
    <ul className={classes.plain}>
      {invalid.map(({ reference, index, error }) => (
        <li key={`${String(reference)} ${String(index)}`}>
          {t('results.error', { reference: reference ?? String(index + 1), message: error.message })}
        </li>
      ))}
    </ul>
  );
}
