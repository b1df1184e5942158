import { Stack, Text } from '@mantine/core';
import { useMe } from '../../api/me.js';
import { CodeBlock, SecretOnce } from '../../components/copy.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

interface NewKeyProps {
  secret: string;
  /** The state of the key that it replaces. */
  note?: string;
  onStored: () => void;
}

/** The key, shown once, with a sample call. */
export function NewKey({ secret, note, onStored }: NewKeyProps) {
  const { t } = useMessages(messages);
  const { api_url: api } = useMe().capabilities;
  // The sample doesn't contain the key itself: copied commands end up in shell histories.
  const sample = `export ENTITY_REGISTRY_KEY=pk_...\ncurl -H "Authorization: Bearer $ENTITY_REGISTRY_KEY" ${api}/v5/catalog`;
  return (
    <Stack gap="md">
      {note !== undefined && <Text size="sm">{note}</Text>}
      <SecretOnce secret={secret} label={t('once.label')} onStored={onStored} done={t('once.done')} />
      <div>
        <Text size="sm" mb={6}>
          {t('once.use')}
        </Text>
        <CodeBlock code={sample} label={t('once.sample')} />
      </div>
    </Stack>
  );
}
