import { Button, FileInput, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '../../api/me.js';
import { FormError } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { useFormat } from '../../format/useFormat.js';
import { readTextFile } from '../../format/read-text-file.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useUpload } from './useUpload.js';
import type { Upload } from './useUpload.js';
import { useWatchErrorText } from './useWatchErrorText.js';
import classes from './watch.module.css';

/** Adds the rows of a CSV file, after their price was confirmed. */
export function UploadPanel({ list }: { list: number }) {
  const { t } = useMessages(messages);
  const [file, setFile] = useState<File | null>(null);
  const { upload, check, refuse, add, cancel } = useUpload(list);
  const isBusy = upload.step === 'checking' || upload.step === 'adding';
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen === null) cancel();
    else void readTextFile(chosen).then((text) => (text === null ? refuse() : check(text)));
  };
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {t('upload.title')}
      </Title>
      <Text size="sm">{t('upload.what')}</Text>
      <FileInput
        label={t('upload.file')}
        accept=".csv,text/csv"
        value={file}
        disabled={isBusy}
        onChange={choose}
        placeholder="customers.csv"
      />
      <div role="status" aria-live="polite">
        <UploadState upload={upload} />
      </div>
      {upload.step === 'offered' && (
        <Offer
          {...upload}
          onConfirm={() => void add(upload.parts)}
          onCancel={() => {
            setFile(null);
            cancel();
          }}
        />
      )}
    </Stack>
  );
}

interface OfferProps {
  price: string;
  rows: number;
  onConfirm: () => void;
  onCancel: () => void;
}

function Offer({ price, rows, onConfirm, onCancel }: OfferProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const balance = useMe().account?.balance ?? '0.00';
  return (
    <>
      <Text size="sm">{t('upload.price', { rows, price: format.money(price), balance: format.money(balance) })}</Text>
      {Number(balance) < Number(price) && <Notice tone="warning">{t('upload.low')}</Notice>}
      <Group>
        <Button onClick={onConfirm}>{t('upload.confirm', { price: format.money(price) })}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      </Group>
    </>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const say = useWatchErrorText();
  switch (upload.step) {
    case 'none':
    case 'offered':
      return null;
    case 'empty':
      return <Notice tone="bad">{t('upload.noRows')}</Notice>;
    case 'not_utf8':
      return <Notice tone="bad">{t('upload.notUtf8')}</Notice>;
    case 'checking':
    case 'adding': {
      const { step, done, total } = upload;
      return (
        <>
          <Text size="sm">{t(`upload.${step}`, { done, total })}</Text>
          <progress className={classes.progress} value={done} max={total} aria-label={t('upload.file')} />
        </>
      );
    }
    case 'done':
      return (
        <Notice tone="good">{t('upload.done', { created: upload.created, price: format.money(upload.price) })}</Notice>
      );
    case 'failed': {
      const { first, rows } = upload.part;
      return (
        <Stack gap="xs">
          <FormError error={upload.error} say={say} />
          <Text size="sm">{t('upload.stopped', { first, last: first + rows - 1 })}</Text>
        </Stack>
      );
    }
  }
}
