import type { DocumentText as Page } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';
import { ErrorState } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRecordCharge } from '../charges.js';
import classes from '../explorer.module.css';
import { LibraryContext, boughtPages } from '../library/library.js';
import { PriceTag, RejectionNotice } from '../PriceTag.js';
import { withBackendErrors, usePreview, useRegistry } from '../registry.js';
import { useExplorerErrorText } from '../useExplorerErrorText.js';
import { messages } from './messages.js';

/** A document's text, page by page; the price of each page is shown first. */
export function DocumentText({ id, name }: { id: string; name: string }) {
  const { t } = useMessages(messages);
  const registry = useRegistry();
  const say = useExplorerErrorText();
  const charged = useRecordCharge();
  const bought = boughtPages(use(LibraryContext), id);
  const [shownPage, setShownPage] = useState<number>();
  // Every page of every document costs the same.
  const preview = usePreview(['text', id], ({ v5 }, signal) => v5.entities.text(id, {}, { dryRun: true, signal }));
  const read = useMutation({
    mutationFn: (page: number): Promise<Page> =>
      withBackendErrors(registry.v5.entities.text(id, { page }, { maxCharge: preview.data?.price })),
    onSuccess: (response) => {
      setShownPage(undefined);
      charged(response.billing);
    },
  });
  // Earlier purchases are shown at once, from the first page on.
  const page = (shownPage === undefined ? read.data : bought.get(shownPage)) ?? bought.get(Math.min(...bought.keys()));
  const next = (page?.page ?? 0) + 1;
  return (
    <div className={classes.document}>
      {read.error && <ErrorState error={read.error} say={say} />}
      {page && <TextOfPage page={page} />}
      {(page === undefined || page.page < page.pages) && (
        <div className={classes.row}>
          <Button
            size="compact-sm"
            variant="default"
            loading={read.isPending}
            disabled={!bought.has(next) && preview.data === undefined}
            onClick={() => (bought.has(next) ? setShownPage(next) : read.mutate(next))}
            aria-label={page === undefined ? t('text.readOf', { name }) : undefined}
          >
            <span>
              {page === undefined ? t('text.read') : t('text.next')}
              {!bought.has(next) && (
                <>
                  {' · '}
                  <PriceTag preview={preview} />
                </>
              )}
            </span>
          </Button>
          <RejectionNotice billing={preview.data} />
        </div>
      )}
    </div>
  );
}

function TextOfPage({ page }: { page: Page }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { recognition, text, pages } = page;
  if (text === null) {
    const state = recognition?.state;
    const why = state === undefined || state === 'read' ? 'none' : state;
    return <p className={classes.words}>{t(`text.${why}`)}</p>;
  }
  return (
    <>
      <div className={classes.meta}>
        <span>{t('text.page', { page: page.page, pages })}</span>
        {recognition?.engine && recognition.read_at && (
          <span>{t('text.by', { engine: recognition.engine, time: format.date(recognition.read_at) })}</span>
        )}
        {recognition?.of_former_file && <span>{t('text.former')}</span>}
      </div>
      <pre className={classes.text} tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
