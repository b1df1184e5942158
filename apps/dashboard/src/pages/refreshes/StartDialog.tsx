import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CodePicker } from '../../components/codes/CodePicker.js';
import { REFRESH_CODES } from '../../components/codes/product-codes.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useDebounced } from '../../components/useDebounced.js';
import { useMessages } from '../../i18n/useMessages.js';
import { KeyNotice } from '../explorer/KeyNotice.js';
import { PriceTag, RejectionNotice, rejectionReason } from '../explorer/PriceTag.js';
import { withBackendErrors, usePreview, useRegistry } from '../explorer/registry.js';
import { isEntityId } from '../explorer/search/search-term.js';
import { useExplorerErrorText } from '../explorer/useExplorerErrorText.js';
import { messages } from './messages.js';
import { useReloadRefreshes } from './queries.js';
import classes from './refreshes.module.css';

interface Values extends Record<string, unknown> {
  entity: string;
  codes: string[];
}

/** Requests a refresh after its price has been shown, and opens its page. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(messages);
  const registry = useRegistry();
  const navigate = useNavigate();
  const reload = useReloadRefreshes();
  const say = useExplorerErrorText();
  const [filled, setFilled] = useState<Values>({ entity: '', codes: [] });
  const form = useForm<Values>({
    initialValues: filled,
    onValuesChange: setFilled,
    validate: {
      entity: (text) => (isEntityId(text.trim()) ? null : t('startDialog.entityNeeded')),
      codes: (codes) => (codes.length === 0 ? t('startDialog.codesNeeded') : null),
    },
  });
  const { preview, isAsking } = useRefreshPrice(filled);
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(
    form,
    async ({ entity, codes }) => {
      const maxCharge = preview.data?.price;
      const accepted = await withBackendErrors(
        registry.v5.entities.update(entity.trim(), { include: codes }, { maxCharge }),
      );
      void reload();
      await navigate(`/refreshes/${String(accepted.update_request_id)}`);
    },
    { say },
  );
  const problem = form.errors['codes'];
  return (
    <Dialog opened onClose={onClose} title={t('startDialog.title')} size="lg">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <KeyNotice />
          <TextInput
            label={t('startDialog.entity')}
            description={t('startDialog.entityHint')}
            placeholder="pa_own_42"
            autoComplete="off"
            spellCheck={false}
            key={form.key('entity')}
            {...form.getInputProps('entity')}
          />
          <CodePicker
            label={t('startDialog.codes')}
            description={t('startDialog.codesHint')}
            codes={REFRESH_CODES}
            value={filled.codes}
            onChange={(codes) => form.setFieldValue('codes', codes)}
            error={typeof problem === 'string' ? problem : undefined}
          />
          <div className={classes.price} aria-live="polite">
            <PriceOf preview={preview} isAsking={isAsking} />
          </div>
          <FormError error={fault} say={say} />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={busy}
              disabled={isAsking || preview.isError || rejectionReason(preview.data) !== null}
            >
              {t('startDialog.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

type Preview = ReturnType<typeof usePreview>;

/**
 * The price of the refresh in the form; requested when the form is complete and has not changed for a moment. `isAsking`: the
 * current price is not, or not yet, that of the form.
 */
function useRefreshPrice({ entity, codes }: Values): { preview: Preview; isAsking: boolean } {
  const id = entity.trim();
  const now = !isEntityId(id) || codes.length === 0 ? '' : `${id}:${codes.join(',')}`;
  const wanted = useDebounced(now);
  const [settled = '', include = ''] = wanted.split(':');
  const preview = usePreview(wanted === '' ? null : ['refresh', wanted], ({ v5 }, signal) =>
    v5.entities.update(settled, { include: include.split(',') }, { dryRun: true, signal }),
  );
  return { preview, isAsking: now !== wanted || (now !== '' && preview.isLoading) };
}

function PriceOf({ preview, isAsking }: { preview: Preview; isAsking: boolean }) {
  const { t } = useMessages(messages);
  const say = useExplorerErrorText();
  if (preview.fetchStatus === 'idle' && preview.data === undefined && !preview.isError) {
    return (
      <Text size="sm" c="dimmed">
        {t('startDialog.priceNone')}
      </Text>
    );
  }
  if (preview.isError) return <FormError error={preview.error} say={say} />;
  const redundant = preview.data?.redundant ?? [];
  return (
    <>
      <Text size="sm">
        {t('startDialog.price')}:{' '}
        <strong>
          <PriceTag preview={isAsking ? { data: undefined, isError: false } : preview} />
        </strong>
      </Text>
      <Text size="xs" c="dimmed">
        {t('startDialog.noBase')} {redundant.length > 0 && t('startDialog.redundant', { codes: redundant.join(', ') })}
      </Text>
      <RejectionNotice billing={preview.data} />
    </>
  );
}
