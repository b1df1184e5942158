import { Button, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../components/copy.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './credit.module.css';
import { messages } from './messages.js';
import type { TopUp } from './queries.js';

/** A bank transfer's account details and reference; null: closed. */
export function TransferDialog({ topUp, onClose }: { topUp: TopUp | null; onClose: () => void }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  if (topUp === null) return null;
  const facts = [
    { label: t('transfer.reference'), value: topUp.reference, copy: true },
    { label: t('transfer.amount'), value: format.money(topUp.amount), copy: false },
    ...topUp.bank_details.map((detail) => ({ ...detail, copy: true })),
  ];
  return (
    <Dialog opened onClose={onClose} title={t('transfer.title')}>
      <Stack gap="md">
        <Text size="sm">{t('transfer.what', { amount: format.money(topUp.amount) })}</Text>
        <dl className={classes.facts}>
          {facts.map(({ label, value, copy }) => (
            <div key={label + value} className={classes.fact}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span> {copy && <CopyButton text={value} label={label} variant="subtle" />}
              </dd>
            </div>
          ))}
        </dl>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('transfer.close')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
