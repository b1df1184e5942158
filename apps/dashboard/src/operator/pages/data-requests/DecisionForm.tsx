import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  Radio,
  Stack,
  Text,
  TextInput,
  Textarea,
} from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useSubmit } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { ConfirmDecision, OUTCOMES, type DecisionValues } from './ConfirmDecision.js';
import type { DataRequest } from './data-request.js';
import { messages } from './messages.js';
import { emptyTarget, fieldsOf, type TargetDraft } from './targets.js';

const CHANGES = ['suppress', 'cut_link', 'note_to_source'] as const;
const LISTS = [
  ...['ofac_sdn', 'eu_sanctions', 'un_security_council', 'world_bank_debarred'],
  ...['pa_pep_candidates', 'pa_pep_officials', 'pa_pep_deputies', 'pa_pep_deputies_full'],
];

/** Decides a request, once, after a dialog that says what it does: the decision takes effect at once. */
export function DecisionForm({ request }: { request: DataRequest }) {
  const { t } = useMessages(messages);
  const [asked, setAsked] = useState<DecisionValues | null>(null);
  const isAccess = request.right === 'access';
  const first = () => emptyTarget(request.entity_id ?? '', isAccess ? 'copy' : 'suppress');
  const form = useForm<DecisionValues>({
    initialValues: { outcome: 'granted', reason: '', targets: [first()] },
    validate: {
      reason: (value) => (value.trim() === '' ? t('reasonNeeded') : null),
      targets: {
        entity: (value, { outcome }) =>
          outcome === 'refused' || /^[a-z]{2}_own_\d+$/.test(value.trim()) ? null : t('entityNeeded'),
        fields: (value, { outcome }) => (outcome === 'refused' || fieldsOf(value) !== null ? null : t('fieldsNeeded')),
      },
    },
  });
  const { onSubmit } = useSubmit(form, (values) => {
    setAsked(structuredClone(values));
    return Promise.resolve();
  });
  const { outcome, targets } = form.getValues();
  return (
    <Panel title={t('decide')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Radio.Group label={t('outcome')} {...form.getInputProps('outcome')}>
            <Group gap="md" mt={6}>
              {OUTCOMES.map((value) => (
                <Radio key={value} value={value} label={t(`outcomes.${value}`)} />
              ))}
            </Group>
          </Radio.Group>
          {outcome !== 'refused' && (
            <>
              {targets.map((_, index) => (
                <TargetFields key={index} form={form} index={index} isAccess={isAccess} />
              ))}
              <div>
                <Button variant="default" onClick={() => form.insertListItem('targets', first())}>
                  {t('add')}
                </Button>
              </div>
            </>
          )}
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            rows={4}
            maxLength={2_000}
            {...form.getInputProps('reason')}
          />
          <Text size="sm">{t('sure')}</Text>
          <Group justify="flex-end">
            <Button type="submit" {...(outcome !== 'refused' && !isAccess && { color: 'red' })}>
              {t('send')}
            </Button>
          </Group>
        </Stack>
      </form>
      {asked !== null && <ConfirmDecision request={request} decision={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

interface TargetFieldsProps {
  form: UseFormReturnType<DecisionValues>;
  index: number;
  isAccess: boolean;
}

function TargetFields({ form, index, isAccess }: TargetFieldsProps) {
  const { t } = useMessages(messages);
  const number = index + 1;
  const target = form.getValues().targets[index];
  const input = (name: keyof TargetDraft) => form.getInputProps(`targets.${String(index)}.${name}`);
  const actions = isAccess ? (['copy'] as const) : CHANGES;
  return (
    <Fieldset legend={t('target', { number })}>
      <Stack gap="xs">
        <TextInput label={t('entityId')} placeholder="pa_own_42" maxLength={40} {...input('entity')} />
        <NativeSelect
          label={t('action')}
          data={actions.map((value) => ({ value, label: t(`actions.${value}`) }))}
          {...input('action')}
        />
        {target?.action === 'cut_link' ? (
          <>
            <NativeSelect label={t('listId')} data={LISTS} {...input('list')} />
            <TextInput label={t('entryId')} maxLength={500} {...input('entryId')} />
          </>
        ) : (
          <>
            <TextInput label={t('level')} description={t('levelHint')} maxLength={64} {...input('level')} />
            {target?.action === 'suppress' && target.level.trim() !== '' && (
              <Checkbox
                label={t('isWhole')}
                {...form.getInputProps(`targets.${String(index)}.isWhole`, { type: 'checkbox' })}
              />
            )}
            <TextInput label={t('tag')} description={t('tagHint')} maxLength={64} {...input('tag')} />
            <Textarea label={t('fields')} description={t('fieldsHint')} rows={2} {...input('fields')} />
          </>
        )}
        {number > 1 && (
          <div>
            <Button variant="subtle" onClick={() => form.removeListItem('targets', index)}>
              {t('remove', { number })}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
