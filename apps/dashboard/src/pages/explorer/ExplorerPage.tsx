import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../components/PageHeader.js';
import { useMessages } from '../../i18n/useMessages.js';
import { focusSearchField } from '../../shell/useSearchKeys.js';
import classes from './explorer.module.css';
import { KeyNotice } from './KeyNotice.js';
import { messages } from './messages.js';
import { Matches } from './search/Matches.js';
import { NameList } from './search/NameList.js';
import { SearchForm } from './search/SearchForm.js';
import { KINDS, readTerm } from './search/search-term.js';

/**
 * The explorer's search: lists names, or finds an entity by its number or id. The question is in the address. Opening it costs
 * nothing: names are listed again in an open session, and matches of the last 30 minutes are in the Library.
 */
export default function ExplorerPage() {
  const { t } = useMessages(messages);
  const [address, setAddress] = useSearchParams();
  const typed = address.get('q') ?? '';
  const kind = KINDS.find((one) => one === address.get('kind')) ?? '';
  const question = `${typed} ${kind}`;
  /** The question that the user pressed the button for, and so agreed to pay. */
  const [asked, setAsked] = useState<string | null>(null);
  const reading = readTerm(typed);
  const isAsked = asked === question;
  // A user who opens the search wants to type.
  useEffect(focusSearchField, []);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.stack}>
        <KeyNotice />
        <SearchForm
          key={question}
          typed={typed}
          kind={kind}
          onAsk={(text, next) => {
            setAsked(`${text} ${next}`);
            setAddress({ q: text, ...(next !== '' && { kind: next }) });
          }}
        />
        {reading.kind === 'term' && 'name' in reading.term && (
          <NameList key={`names ${question}`} name={reading.term.name} kind={kind} isAsked={isAsked} />
        )}
        {reading.kind === 'term' && (
          <Matches
            key={`matches ${question}`}
            query={{ term: reading.term, kind }}
            isAsked={isAsked && !('name' in reading.term)}
          />
        )}
      </div>
    </>
  );
}
