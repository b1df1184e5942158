import type { EntityRegistry, Resolution } from '@entity-registry/sdk';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { Notice } from '../../components/notices/Notice.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { ErrorState } from '../../components/notices/states.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { focusSearchField, SEARCH_FIELD_ID } from '../../shell/useSearchKeys.js';
import { Candidates } from './search/Candidates.js';
import classes from './explorer.module.css';
import { KeyNotice } from './KeyNotice.js';
import { messages as libraryMessages } from './library/library-messages.js';
import { messages } from './messages.js';
import { PriceTag, RejectionNotice } from './PriceTag.js';
import { NameList } from './search/NameList.js';
import { readTerm } from './search/search-term.js';
import { withBackendErrors, usePreview, useRegistry } from './registry.js';
import { useSearches } from './search/searches.js';
import type { SearchQuery } from './search/searches.js';
import { useChargeText, useExplorerErrorText } from './useExplorerErrorText.js';

const KINDS = ['Organization', 'NaturalPerson'] as const;
type Kind = '' | (typeof KINDS)[number];
type ResolveInput = Parameters<EntityRegistry['v5']['resolve']>[0];

/**
 * The explorer's search: finds an entity by name, number or id. The query is in the address, and results of the last 30 minutes
 * are shown again for free, so reloading, going back and links cost nothing.
 */
export default function ExplorerPage() {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  const format = useFormat();
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const charge = useChargeText();
  const searches = useSearches();
  const preview = useSearchPrice();
  const [address, setAddress] = useSearchParams();
  const typed = address.get('q') ?? '';
  const kind = KINDS.find((one) => one === address.get('kind')) ?? '';
  const reading = readTerm(typed);
  const question = reading.kind === 'term' ? { term: reading.term, kind } : null;
  const stored = question === null ? undefined : searches.find(question);
  const search = useMutation({
    mutationFn: async ({ term, kind: type }: SearchQuery): Promise<Resolution> => {
      // A search needs its price as a limit, so it waits until the price is known.
      const billing = preview.data ?? (await preview.refetch({ cancelRefetch: false, throwOnError: true })).data;
      const requested = { ...term, ...(type !== '' && { type }), limit: 10, explain: true } as ResolveInput;
      return withBackendErrors(registry.v5.resolve(requested, { maxCharge: billing?.price }));
    },
    onSuccess: (resolution, requested) => {
      searches.add(requested, resolution);
      announce(charge(resolution.billing.charged));
    },
  });
  // A user who opens the search wants to type.
  useEffect(focusSearchField, []);
  const ask = (text: string, next: SearchQuery) => {
    setAddress({ q: text, ...(next.kind !== '' && { kind: next.kind }) });
    search.reset();
    if (searches.find(next) === undefined) search.mutate(next);
  };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.stack}>
        <KeyNotice />
        <SearchForm key={`${typed} ${kind}`} typed={typed} kind={kind} isBusy={search.isPending} onAsk={ask} />
        {search.error && <ErrorState error={search.error} say={say} />}
        {stored && (
          <>
            <p className={classes.small}>{library.t('search.kept', { ago: format.ago(stored.at, new Date()) })}</p>
            <Candidates resolution={stored.resolution} />
          </>
        )}
        {question !== null && !stored && search.isIdle && !searches.isPending && (
          <Notice tone="neutral">{library.t('search.over')}</Notice>
        )}
        {question !== null && 'name' in question.term && (
          <NameList key={`names ${question.term.name} ${kind}`} name={question.term.name} kind={kind} />
        )}
      </div>
    </>
  );
}

/** Every search costs the same, so one price is enough, and no search costs more than was shown. */
function useSearchPrice() {
  const maySpend = useHasRole('member');
  return usePreview(maySpend ? ['resolve'] : null, ({ v5 }, signal) =>
    v5.resolve({ name: 'comercial' }, { dryRun: true, signal }),
  );
}

interface SearchFormProps {
  typed: string;
  kind: Kind;
  isBusy: boolean;
  onAsk: (text: string, question: SearchQuery) => void;
}

/** The search form, with the price on its button. */
function SearchForm({ typed, kind: given, isBusy, onAsk }: SearchFormProps) {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  const navigate = useNavigate();
  const searches = useSearches();
  const maySpend = useHasRole('member');
  const [text, setText] = useState(typed);
  const [kind, setKind] = useState<Kind>(given);
  const [problem, setProblem] = useState<string>();
  const preview = useSearchPrice();
  const reading = readTerm(text);
  const isStored = reading.kind === 'term' && searches.find({ term: reading.term, kind }) !== undefined;
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (reading.kind === 'none') setProblem(t('search.ask'));
    else if (reading.kind === 'other_id') setProblem(t('search.notEntity'));
    else if (reading.kind === 'id') void navigate(`/explorer/${reading.id}`);
    else onAsk(text, { term: reading.term, kind });
  };
  return (
    <Panel title={t('search.title')}>
      <form onSubmit={submit} className={classes.search} role="search" noValidate>
        <TextInput
          id={SEARCH_FIELD_ID}
          className={classes.searchTerm}
          label={t('search.label')}
          description={t('search.hint')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={problem}
          maxLength={300}
          spellCheck={false}
          autoComplete="off"
        />
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
        <Button type="submit" loading={isBusy || searches.isPending} disabled={!maySpend && !isStored}>
          <span>
            {t('search.submit')} · {isStored ? library.t('search.free') : <PriceTag preview={preview} />}
          </span>
        </Button>
      </form>
      <RejectionNotice billing={preview.data} />
    </Panel>
  );
}
