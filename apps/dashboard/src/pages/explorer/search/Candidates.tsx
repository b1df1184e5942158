import type { Resolution } from '@entity-registry/sdk';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/Icon.js';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { EmptyState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { messages } from '../messages.js';
import { MatchedName } from './MatchedName.js';

type Candidate = Resolution['candidates'][number];

/** Possible entities, with confidence and reasons. */
export function Candidates({ resolution }: { resolution: Resolution }) {
  const { t, has } = useMessages(messages);
  const format = useFormat();
  const { outcome, candidates, warnings, index_as_of: asOf } = resolution;
  return (
    <Panel
      title={t('results.title')}
      note={
        asOf === null
          ? t(`results.${outcome}`)
          : `${t(`results.${outcome}`)} ${t('results.asOf', { time: format.dateTime(asOf) })}`
      }
      flush
    >
      {warnings.map((warning) => {
        const key = `results.${warning}`;
        return (
          <div key={warning} className={classes.inset}>
            <Notice tone="warning">{has(key) ? t(key) : warning}</Notice>
          </div>
        );
      })}
      {candidates.length === 0 ? (
        <EmptyState title={t('results.no_match')}>{t('results.no_matchHint')}</EmptyState>
      ) : (
        <ol className={classes.candidates} aria-label={t('results.title')}>
          {candidates.map((candidate) => (
            <CandidateRow key={candidate.id} candidate={candidate} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function CandidateRow({ candidate }: { candidate: Candidate }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { id, nombre, type, ruc_no_dv: ruc, status, confidence, matched_on: matchedOn, features } = candidate;
  const name = nombre ?? id;
  const percent = format.percent(confidence);
  return (
    <li className={classes.candidate}>
      <div className={classes.candidateHead}>
        <div className={classes.candidateWho}>
          <Anchor component={Link} to={`/explorer/${id}`} className={classes.candidateName} underline="hover">
            {name}
          </Anchor>
          <div className={classes.meta}>
            <span>{t(`type.${type}`)}</span>
            {ruc !== null && <span className="registry-figures">{ruc}</span>}
            {status !== null && <span>{status}</span>}
            <span>{t('results.matchedOn', { what: matchedOn.map((what) => t(`results.${what}`)).join(', ') })}</span>
            <MatchedName found={candidate.matched_name} />
          </div>
        </div>
        <div className={classes.confidence}>
          <span className="registry-figures">{t('results.confidence', { percent })}</span>
          <div className={classes.bar} aria-hidden="true">
            <div style={{ width: `${String(confidence * 100)}%` }} />
          </div>
        </div>
        <button
          type="button"
          className={classes.quiet}
          aria-expanded={open}
          aria-label={t('results.whyOf', { name })}
          onClick={() => setOpen(!open)}
        >
          {t('results.why')} <Icon name={open ? 'up' : 'down'} size={12} />
        </button>
        <Anchor
          component={Link}
          to={`/explorer/${id}`}
          className={classes.primaryLink}
          underline="never"
          aria-label={t('results.openOf', { name })}
        >
          {t('results.open')} <Icon name="right" size={12} />
        </Anchor>
      </div>
      {open && features !== undefined && (
        <div className={classes.scroll} role="region" tabIndex={0} aria-label={t('results.features')}>
          <table className={classes.table}>
            <caption className="registry-visually-hidden">{t('results.features')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('results.feature')}</th>
                <th scope="col">{t('results.agrees')}</th>
                <th scope="col">{t('results.weight')}</th>
                <th scope="col">{t('results.detail')}</th>
              </tr>
            </thead>
            <tbody>
              {features.map(({ feature, score, weight, detail }) => (
                <tr key={feature}>
                  <th scope="row">
                    <code>{feature}</code>
                  </th>
                  <td>{score.toFixed(2)}</td>
                  <td>{weight.toFixed(2)}</td>
                  <td>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </li>
  );
}
