import type { DocumentText as Page } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorState } from '../../../components/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useCharged } from '../charges.js';
import classes from '../explorer.module.css';
import { PriceTag, Refusal } from '../PriceTag.js';
import { shown, usePreview, useRegistry } from '../registry.js';
import { useFaultWords } from '../useFaultWords.js';
import { messages } from './messages.js';

/** The text of a document, page by page; each page has its price, told before. */
export function DocumentText({ id, name }: { id: string; name: string }) {
  const { t } = useMessages(messages);
  const registry = useRegistry();
  const say = useFaultWords();
  const charged = useCharged();
  // Every page of every document costs the same.
  const preview = usePreview(['text', id], ({ v5 }, signal) => v5.entities.text(id, {}, { dryRun: true, signal }));
  const read = useMutation({
    mutationFn: (page: number): Promise<Page> => shown(registry.v5.entities.text(id, { page })),
    onSuccess: ({ billing }) => charged(billing),
  });
  const page = read.data;
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
            onClick={() => read.mutate((page?.page ?? 0) + 1)}
            aria-label={page === undefined ? t('text.readOf', { name }) : undefined}
          >
            <span>
              {page === undefined ? t('text.read') : t('text.next')} · <PriceTag preview={preview} />
            </span>
          </Button>
          <Refusal billing={preview.data} />
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
    const why = recognition?.state === 'waiting' || recognition?.state === 'failed' ? recognition.state : 'none';
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
