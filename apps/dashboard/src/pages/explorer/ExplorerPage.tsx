import type { Resolution } from '@entity-registry/sdk';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../api/me.js';
import { useAnnounce } from '../../components/Announcer.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { ErrorState } from '../../components/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { Candidates } from './Candidates.js';
import classes from './explorer.module.css';
import { KeyNotice } from './KeyNotice.js';
import { messages } from './messages.js';
import { PriceTag, Refusal } from './PriceTag.js';
import { readTerm } from './search-term.js';
import type { Term } from './search-term.js';
import { shown, usePreview, useRegistry } from './registry.js';
import { useChargeWords, useFaultWords } from './useFaultWords.js';

type Kind = '' | 'Organization' | 'NaturalPerson';

/** The search of the explorer: from a name, a number or an id to an entity. */
export default function ExplorerPage() {
  const { t } = useMessages(messages);
  const registry = useRegistry();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const say = useFaultWords();
  const charge = useChargeWords();
  const maySpend = useMay('member');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('');
  const [problem, setProblem] = useState<string>();
  // Every search costs the same: the price of one is the price of all.
  const preview = usePreview(maySpend ? ['resolve'] : null, ({ v5 }, signal) =>
    v5.resolve({ name: 'comercial' }, { dryRun: true, signal }),
  );
  const search = useMutation({
    mutationFn: (term: Term): Promise<Resolution> =>
      shown(registry.v5.resolve({ ...term, ...(kind !== '' && { type: kind }), limit: 10, explain: true })),
    onSuccess: ({ billing }) => announce(charge(billing.charged)),
  });
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const term = readTerm(text);
    setProblem(undefined);
    if (term.kind === 'none') setProblem(t('search.ask'));
    else if (term.kind === 'other_id') setProblem(t('search.notEntity'));
    else if (term.kind === 'id') void navigate(`/explorer/${term.id}`);
    else search.mutate(term.term);
  };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.stack}>
        <KeyNotice />
        <Panel title={t('search.title')}>
          <form onSubmit={submit} className={classes.search} role="search" noValidate>
            <TextInput
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
            <Button type="submit" loading={search.isPending} disabled={!maySpend}>
              <span>
                {t('search.submit')} · <PriceTag preview={preview} />
              </span>
            </Button>
          </form>
          <Refusal billing={preview.data} />
        </Panel>
        {search.error && <ErrorState error={search.error} say={say} />}
        {search.data && <Candidates resolution={search.data} />}
      </div>
    </>
  );
}
