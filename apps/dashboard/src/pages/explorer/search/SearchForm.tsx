import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHasRole } from '../../../api/me.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { messages as libraryMessages } from '../library/library-messages.js';
import { messages } from '../messages.js';
import { PriceTag, RejectionNotice } from '../PriceTag.js';
import { useListedNames } from './listed-names.js';
import { useMatchPrice, useNamePrice } from './prices.js';
import { SearchField } from './SearchField.js';
import { nameOf, readTerm } from './search-term.js';
import type { Kind } from './search-term.js';
import { useSearches } from './searches.js';
import { SuggestionSwitch } from './SuggestionSwitch.js';
import { useSuggestions } from './suggestions.js';

interface SearchFormProps {
  readonly typed: string;
  readonly kind: Kind;
  readonly onAsk: (text: string, kind: Kind) => void;
}

/** The search form. Its button shows the price: of a list of names, or of finding an entity by its number. */
export function SearchForm({ typed, kind: given, onAsk }: SearchFormProps) {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  const navigate = useNavigate();
  const searches = useSearches();
  const maySpend = useHasRole('member');
  const [text, setText] = useState(typed);
  const [kind, setKind] = useState<Kind>(given);
  const [problem, setProblem] = useState<string>();
  // Nothing is suggested for the search that the page shows.
  const suggestions = useSuggestions(text === typed ? '' : text, kind);
  const reading = readTerm(text);
  const isNumber = reading.kind === 'term' && nameOf(reading) === '';
  const namePrice = useNamePrice(maySpend && !isNumber);
  const matchPrice = useMatchPrice(maySpend && isNumber);
  const price = isNumber ? matchPrice : namePrice;
  const listed = useListedNames({ name: nameOf(reading), kind, filters: {} });
  const matched = reading.kind === 'term' ? searches.find({ term: reading.term, kind }) : undefined;
  const isKnown = isNumber ? matched !== undefined : listed.pages.length > 0;
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (reading.kind === 'none') setProblem(t('search.ask'));
    else if (reading.kind === 'other_id') setProblem(t('search.notEntity'));
    else if (reading.kind === 'id') void navigate(`/explorer/${reading.id}`);
    else onAsk(text, kind);
  };
  return (
    <Panel title={t('search.title')}>
      <form onSubmit={submit} className={classes.search} role="search" noValidate>
        <SearchField text={text} suggestions={suggestions.list} problem={problem} onChange={setText} />
        <NativeSelect
          label={t('search.type')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Kind)}
          data={[
            { value: '', label: t('search.anyType') },
            { value: 'Organization', label: t('type.Organization') },
            { value: 'NaturalPerson', label: t('type.NaturalPerson') },
          ]}
        />
        <Button type="submit" loading={searches.isPending} disabled={!maySpend && !isKnown}>
          <span>
            {t('search.submit')} · {isKnown ? library.t('search.free') : <PriceTag preview={price} />}
          </span>
        </Button>
      </form>
      {maySpend && <SuggestionSwitch suggestions={suggestions} />}
      <RejectionNotice billing={price.data} />
    </Panel>
  );
}
