import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../i18n/useMessages.js';
import { messages } from './messages.js';

/** A password field with a button that shows it; the button has a name and can be reached by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useMessages(messages);
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? t('hidePassword') : t('showPassword'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}
