import { PageHeader } from '../../components/PageHeader.js';
import { useHasRole } from '../../api/me.js';
import { useMessages } from '../../i18n/useMessages.js';
import { KeyNotice } from '../explorer/KeyNotice.js';
import { CustomersPanel } from './customers/CustomersPanel.js';
import { useScreening } from './customers/useScreening.js';
import { hitRows } from './hits/hit-rows.js';
import { HitsPanel } from './hits/HitsPanel.js';
import { ResultPanel } from './hits/ResultPanel.js';
import { SearchedLists } from './hits/SearchedLists.js';
import { useDecisions } from './hits/useDecisions.js';
import { messages } from './messages.js';
import classes from './screening.module.css';
import { StoredPanel } from './stored/StoredPanel.js';

/** Screens customers against the lists on file, and decides about the hits. */
export default function ScreeningPage() {
  const { t } = useMessages(messages);
  const maySpend = useHasRole('member');
  const screening = useScreening();
  const decisions = useDecisions();
  const { screenings } = screening.state;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.stack}>
        <KeyNotice />
        {maySpend && <CustomersPanel screening={screening} />}
        {screenings.length > 0 && (
          <>
            <ResultPanel screenings={screenings} decisionOf={decisions.decisionOf} links />
            <HitsPanel rows={hitRows(screenings)} decisions={decisions} />
            <SearchedLists screenings={screenings} />
          </>
        )}
        <StoredPanel />
      </div>
    </>
  );
}
