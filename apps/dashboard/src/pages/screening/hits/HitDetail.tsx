import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useHasRole } from '../../../api/me.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import type { Tone } from '../../../components/cards/StatusBadge.js';
import { DataTable } from '../../../components/tables/DataTable.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from '../screening.module.css';
import { comparedFields } from './compared-fields.js';
import type { ComparedField } from './compared-fields.js';
import { DecisionBadge, StaleNotice } from './DecisionBadge.js';
import { subjectOf } from './hit-rows.js';
import type { Decision, HitRow } from './hit-rows.js';
import type { DecisionKind } from './useDecisions.js';

const TONES: Readonly<Record<ComparedField['agreement'], Tone>> = {
  ...{ agrees: 'bad', contradicts: 'good', missing: 'unknown' },
};

interface HitDetailProps {
  row: HitRow;
  decision: Decision | null;
  onDecide: (decision: DecisionKind) => void;
  /** On the page of a stored screening, which has the document itself. */
  hideDocument?: boolean;
}

/** A hit with both sides of each field, and the buttons that decide about it. */
export function HitDetail({ row, decision, onDecide, hideDocument = false }: HitDetailProps) {
  const { t } = useMessages(messages);
  const { hit, screeningId } = row;
  const { listing } = hit;
  const name = hit.matched_name.name;
  return (
    <section className={classes.detail} aria-label={t('hits.detail')}>
      <h3>{t('hits.of', { name, list: hit.list, version: hit.version })}</h3>
      <div className={classes.buttons}>
        <DecisionBadge decision={decision} />
      </div>
      <StaleNotice decision={decision} />
      <DecideButtons row={row} decision={decision} onDecide={onDecide} />
      <Comparison row={row} />
      {listing.programs.length > 0 && <p>{t('hits.programs', { programs: listing.programs.join(', ') })}</p>}
      {listing.remarks !== null && <p>{t('hits.remarks', { remarks: listing.remarks })}</p>}
      <div className={classes.buttons}>
        {!hideDocument && (
          <Anchor component={Link} to={`/screening/${screeningId}`}>
            {t('hits.document')}
          </Anchor>
        )}
        {listing.url !== null && (
          <Anchor href={listing.url} rel="noreferrer" target="_blank">
            {t('hits.entry')}
          </Anchor>
        )}
      </div>
    </section>
  );
}

function DecideButtons({ row, decision, onDecide }: Pick<HitDetailProps, 'row' | 'decision' | 'onDecide'>) {
  const { t } = useMessages(messages);
  const mayDecide = useHasRole('member');
  if (!mayDecide) return <p>{t('decision.readOnly')}</p>;
  if (subjectOf(row) === null) return <p>{t('decision.nobody')}</p>;
  return (
    <div className={classes.buttons}>
      <Button size="xs" variant="default" onClick={() => onDecide('dismissed')}>
        {t('decision.dismiss')}
      </Button>
      <Button size="xs" variant="default" onClick={() => onDecide('confirmed')}>
        {t('decision.confirm')}
      </Button>
      {decision !== null && decision.decision !== 'open' && (
        <Button size="xs" variant="subtle" onClick={() => onDecide('open')}>
          {t('decision.reopen')}
        </Button>
      )}
    </div>
  );
}

function Comparison({ row }: { row: HitRow }) {
  const { t } = useMessages(messages);
  const shown = (text: string) => (text === '' ? t('compare.unknown') : text);
  return (
    <DataTable<ComparedField>
      caption={t('compare.caption')}
      rows={comparedFields(row)}
      rowKey={({ field }) => field}
      columns={[
        { key: 'field', header: t('compare.field'), names: true, cell: ({ field }) => t(`compare.fields.${field}`) },
        { key: 'subject', header: t('compare.subject'), cell: ({ subject }) => shown(subject) },
        { key: 'listing', header: t('compare.listing'), cell: ({ listing }) => shown(listing) },
        {
          key: 'result',
          header: t('compare.result'),
          cell: ({ agreement, detail }) => (
            <span title={detail}>
              <StatusBadge tone={TONES[agreement]}>{t(`compare.${agreement}`)}</StatusBadge>
            </span>
          ),
        },
      ]}
    />
  );
}
