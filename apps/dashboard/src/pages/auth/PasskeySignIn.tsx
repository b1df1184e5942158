import { Button, Stack } from '@mantine/core';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import { BackendError } from '../../api/backend-error.js';
import { FormError } from '../../components/forms.js';
import { Icon } from '../../components/Icon.js';
import { Notice } from '../../components/notices/Notice.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

/** Signs in with a passkey of the browser or a security key, without typing. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const signIn = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { options } = await api.post('/api/auth/passkey/options');
      const response = await startAuthentication({
        // Passed unchanged from the auth library to the browser's.
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      });
      await api.post('/api/auth/passkey', { body: { response } });
      await onSignedIn();
    },
  });
  // A refusal by the browser itself, such as a closed dialog, is not a fault of the service.
  const ofBrowser = signIn.error !== null && !(signIn.error instanceof BackendError);
  return (
    <Stack gap="sm">
      <Button
        variant="default"
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
        leftSection={<Icon name="keys" />}
      >
        {t('signIn.passkey')}
      </Button>
      {ofBrowser ? (
        <Notice tone="warning" live="alert">
          {t('signIn.passkeyFailed')}
        </Notice>
      ) : (
        <FormError
          error={signIn.error}
          say={({ code }) => (code === 'passkey_rejected' ? t('signIn.passkeyRejected') : undefined)}
        />
      )}
    </Stack>
  );
}
