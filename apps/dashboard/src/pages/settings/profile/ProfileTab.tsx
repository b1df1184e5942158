import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useApi } from '../../../api/api-context.js';
import { useMe, useReloadMe } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/language.js';
import { changeLanguage, useMessages } from '../../../i18n/useMessages.js';
import { ThemeSwitch } from '../../../shell/switches.js';
import { messages } from '../messages.js';
import classes from '../Settings.module.css';
import { EmailPanel } from './EmailPanel.js';

export function ProfileTab() {
  const { t } = useMessages(messages);
  return (
    <>
      <ProfilePanel />
      <EmailPanel />
      <Panel title={t('appearance.title')} note={t('appearance.note')}>
        <ThemeSwitch />
      </Panel>
    </>
  );
}

function ProfilePanel() {
  const { t } = useMessages(messages);
  const { user } = useMe();
  const api = useApi();
  const reloadMe = useReloadMe();
  const announce = useAnnounce();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: user.name, language: user.language },
    validate: { name: (value) => (value.trim() === '' ? t('profile.nameNeeded') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ name, language }) => {
    await api.patch('/api/me', { body: { name: name.trim(), language } });
    if (isLanguage(language)) changeLanguage(language);
    await reloadMe();
    announce(t('saved'));
  });
  return (
    <Panel title={t('profile.title')}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <TextInput
          label={t('profile.name')}
          autoComplete="name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={t('profile.language')}
          description={t('profile.languageHint')}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          key={form.key('language')}
          {...form.getInputProps('language')}
        />
        <FormError error={fault} />
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  );
}
