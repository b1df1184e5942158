import { Button, FileInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useApi } from '../../api/api-context.js';
import { toBackendError } from '../../api/backend-error.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useDataRequestErrorText } from './useDataRequestErrorText.js';

type DataRequest = PlatformSchemas['schemas']['DataRequestView'];

const MAX_BYTES = 4 * 1_024 * 1_024;
const TYPES = 'application/pdf,image/jpeg,image/png';

interface DocumentFormProps {
  link: string;
  onUploaded: (request: DataRequest) => void;
}

/** Uploads the identity document of a request. */
export function DocumentForm({ link, onUploaded }: DocumentFormProps) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const form = useForm<{ file: File | null }>({
    initialValues: { file: null },
    validate: {
      file: (file) => {
        if (file === null) return t('document.needed');
        return file.size > MAX_BYTES ? t('document.tooLarge') : null;
      },
    },
  });
  const say = useDataRequestErrorText();
  const { onSubmit, busy, error } = useSubmit(form, async ({ file }) => {
    const response = await api.fetch('/api/data-requests/document', {
      ...{ method: 'POST', credentials: 'same-origin', body: file },
      headers: { 'content-type': 'application/octet-stream', 'x-data-request-link': link },
    });
    if (!response.ok) throw await toBackendError(response);
    onUploaded((await response.json()) as DataRequest);
    announce(t('document.done'));
  });
  return (
    <Panel title={t('document.title')} note={t('document.lead')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <FileInput
            label={t('document.label')}
            placeholder={t('document.placeholder')}
            accept={TYPES}
            {...form.getInputProps('file')}
          />
          <FormError error={error} say={say} />
          <Button type="submit" loading={busy}>
            {t('document.submit')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
