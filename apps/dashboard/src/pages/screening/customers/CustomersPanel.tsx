import { Button, FileInput, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormError } from '../../../components/forms.js';
import { Notice } from '../../../components/notices/Notice.js';
import { readTextFile } from '../../../format/read-text-file.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useExplorerErrorText } from '../../explorer/useExplorerErrorText.js';
import { messages } from '../messages.js';
import classes from '../screening.module.css';
import { MAX_CUSTOMERS, readCustomers } from './read-customers.js';
import type { SkippedRow } from './read-customers.js';
import { RunPanel } from './RunPanel.js';
import type { useScreening } from './useScreening.js';

/** At most so many problems are listed. */
const SHOWN_PROBLEMS = 5;

/** The customers to screen, from a file or pasted; then their price, and the run. */
export function CustomersPanel({ screening }: { screening: ReturnType<typeof useScreening> }) {
  const { t } = useMessages(messages);
  const say = useExplorerErrorText();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const customers = useMemo(() => readCustomers(text, file !== null), [text, file]);
  const { state } = screening;
  const { length: count } = customers.subjects;
  const isEditable = state.step === 'idle' || state.step === 'pricing' || state.step === 'priced';
  const set = (next: string) => {
    setText(next);
    screening.reset();
  };
  const read = async (chosen: File | null) => {
    setFile(chosen);
    setUnreadable(false);
    if (chosen === null) return;
    const read = await readTextFile(chosen);
    setUnreadable(read === null);
    set(read ?? '');
  };
  return (
    <Panel title={t('form.title')} note={t('form.note')}>
      <Stack gap="sm">
        {isEditable && (
          <>
            <FileInput
              label={t('form.file')}
              accept=".csv,.txt,text/csv,text/plain"
              value={file}
              onChange={(chosen) => void read(chosen)}
              clearable
            />
            <Textarea
              className={classes.area}
              label={t('form.text')}
              description={t('form.reference')}
              rows={8}
              value={text}
              onChange={(event) => set(event.currentTarget.value)}
            />
            <Text size="sm" role="status">
              {t('form.count', { count })}
            </Text>
            {isUnreadable && <Notice tone="bad">{t('form.notUtf8')}</Notice>}
            {customers.lacksColumn && <Notice tone="bad">{t('form.noColumn')}</Notice>}
            <Skipped rows={customers.skipped} />
            {count > MAX_CUSTOMERS && <Notice tone="warning">{t('form.tooMany', { most: MAX_CUSTOMERS })}</Notice>}
            {state.step !== 'priced' && (
              <Group>
                <Button
                  disabled={count === 0 || count > MAX_CUSTOMERS}
                  loading={state.step === 'pricing'}
                  onClick={() => void screening.price(customers.subjects)}
                >
                  {t('form.price')}
                </Button>
              </Group>
            )}
          </>
        )}
        <RunPanel screening={screening} onClear={() => void read(null).then(() => set(''))} />
        <FormError error={state.error} say={say} />
      </Stack>
    </Panel>
  );
}

function Skipped({ rows }: { rows: readonly SkippedRow[] }) {
  const { t } = useMessages(messages);
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning" title={t('form.skipped', { count: rows.length })}>
      <ul className={classes.plain}>
        {rows.slice(0, SHOWN_PROBLEMS).map(({ row, problem, earlier = 0 }) => (
          <li key={row}>{t('form.row', { row, problem: t(`problems.${problem}`, { earlier }) })}</li>
        ))}
        {rows.length > SHOWN_PROBLEMS && <li>{t('form.more', { count: rows.length - SHOWN_PROBLEMS })}</li>}
      </ul>
    </Notice>
  );
}
