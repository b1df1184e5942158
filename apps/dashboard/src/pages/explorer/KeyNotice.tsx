import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import { useHasRole } from '../../api/me.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { FormError } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useExplorer } from './useExplorer.js';
import type { Explorer } from './useExplorer.js';

/** Says why the explorer can't make calls: the role, or a key that no longer works. Renders nothing if it can. */
export function KeyNotice() {
  const { t } = useMessages(messages);
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const maySpend = useHasRole('member');
  const { explorer: current, set } = useExplorer();
  const renew = useMutation({
    mutationFn: () => api.post('/api/explorer/key'),
    onSuccess: async (explorer: Explorer) => {
      set(explorer);
      await client.invalidateQueries({ queryKey: ['explorer', 'price'] });
      await client.invalidateQueries({ queryKey: ['explorer', 'catalog'] });
      announce(t('key.renewed'));
    },
  });
  if (!maySpend) return <Notice tone="neutral">{t('key.readOnly')}</Notice>;
  const key = current?.key;
  if (!key || key.state === 'working') return null;
  return (
    <Notice tone="warning" title={t('key.title')}>
      <p style={{ margin: '0 0 0.5rem' }}>{t(`key.${key.state}`, { prefix: key.prefix })}</p>
      <FormError error={renew.error} />
      <Button size="xs" loading={renew.isPending} onClick={() => renew.mutate()}>
        {t('key.renew')}
      </Button>
    </Notice>
  );
}
