import { JURISDICTIONS } from '@entity-registry/sdk';
import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useApi } from '../../../../api/api-context.js';
import { useAnnounce } from '../../../../components/notices/Announcer.js';
import { Dialog } from '../../../../components/dialogs/Dialog.js';
import { FormError } from '../../../../components/forms.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useRefresh, type Account } from '../../../data/queries.js';
import { messages } from '../messages.js';

const PLANS = ['standard', 'sandbox'] as const;

/** Sets the jurisdictions that an account may read, and its rate limit. */
export function AccessDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const [jurisdictions, setJurisdictions] = useState<string[]>(account.jurisdictions);
  const [plan, setPlan] = useState<string>(account.plan);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const save = async () => {
    const path = { id: account.id };
    await api.put('/admin/accounts/{id}/jurisdictions', { path, body: { jurisdictions } });
    if (plan !== account.plan) await api.put('/admin/accounts/{id}/plan', { path, body: { plan } });
    await refresh();
    announce(t('saved'));
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    save()
      .catch(setFault)
      .finally(() => setBusy(false));
  };
  return (
    <Dialog opened onClose={onClose} title={t('access.title')}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Checkbox.Group
            label={t('facts.jurisdictions')}
            description={t('access.hint')}
            value={jurisdictions}
            onChange={setJurisdictions}
          >
            <Group mt="xs">
              {JURISDICTIONS.map((one) => (
                <Checkbox key={one} value={one} label={t(`jurisdictions.${one}`)} />
              ))}
            </Group>
          </Checkbox.Group>
          <NativeSelect
            label={t('facts.plan')}
            description={t('access.planHint')}
            value={plan}
            data={PLANS.map((one) => ({ value: one, label: t(`plans.${one}`) }))}
            onChange={(event) => setPlan(event.currentTarget.value)}
          />
          <FormError error={fault} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
