import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { FormError } from '../../components/forms.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useHasRole } from '../data/me.js';
import { useRefresh } from '../data/queries.js';
import type { Schemas } from '../data/schemas.js';
import { messages } from './trial-messages.js';

interface TrialActionsProps {
  account: { id: number; name: string };
  trial: Pick<Schemas['TrialView'], 'requested_at' | 'declined_at'>;
}

/** Approves or declines an account's withheld trial, with one click each. Renders nothing for viewers. */
export function TrialActions({ account: { id, name }, trial }: TrialActionsProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const decide = useMutation({
    mutationFn: async (approved: boolean) => {
      if (approved) {
        const { balance } = await api.post<Schemas['TrialGrantView']>('/admin/accounts/{id}/trial/approve', {
          path: { id },
        });
        announce(t('approved', { balance: format.money(balance) }));
      } else {
        await api.post('/admin/accounts/{id}/trial/decline', { path: { id } });
        announce(t('wasDeclined'));
      }
      await refresh();
    },
  });
  if (!useHasRole('support')) return null;
  const open = trial.requested_at !== null && trial.declined_at === null;
  return (
    <Group gap="xs" justify="flex-end">
      <FormError error={decide.error} />
      <Button
        size="compact-sm"
        loading={decide.isPending}
        onClick={() => decide.mutate(true)}
        aria-label={`${t('approve')}: ${name}`}
      >
        {t('approve')}
      </Button>
      {open && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={decide.isPending}
          onClick={() => decide.mutate(false)}
          aria-label={`${t('decline')}: ${name}`}
        >
          {t('decline')}
        </Button>
      )}
    </Group>
  );
}
