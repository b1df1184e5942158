import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { useMe, useReloadMe } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Panel } from '../../../components/Panel.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../Settings.module.css';
import { AskPassword } from './AskPassword.js';
import { BackupCodes } from './BackupCodes.js';
import { messages } from './messages.js';
import { TwoFactorSetup, type Setup } from './TwoFactorSetup.js';

type OpenDialog = 'set' | 'disable' | 'codes';

/** The second factor: set up, turn off, new backup codes. Each asks for the password again. */
export function TwoFactorPanel() {
  const { t } = useMessages(messages);
  const { user } = useMe();
  const api = useApi();
  const reloadMe = useReloadMe();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<OpenDialog>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setAsked(undefined);

  const begin = async (password: string) => {
    setSetup(await api.post('/api/me/two-factor', { body: { password } }));
    close();
  };
  const disable = async (password: string) => {
    await api.post('/api/me/two-factor/disable', { body: { password } });
    close();
    await reloadMe();
    announce(t('twoFactor.disabled'));
  };
  const renew = async (password: string) => {
    const { backup_codes: made } = await api.post('/api/me/two-factor/backup-codes', {
      body: { password },
    });
    close();
    setCodes(made);
  };
  const finish = async (backupCodes: string[]) => {
    setSetup(undefined);
    setCodes(backupCodes);
    await reloadMe();
    announce(t('twoFactor.done'));
  };
  return (
    <Panel
      title={t('twoFactor.title')}
      actions={
        <StatusBadge tone={user.two_factor ? 'good' : 'neutral'}>
          {user.two_factor ? t('twoFactor.on') : t('twoFactor.off')}
        </StatusBadge>
      }
    >
      {setup ? (
        <TwoFactorSetup setup={setup} onDone={finish} onCancel={() => setSetup(undefined)} />
      ) : (
        <div className={classes.row}>
          <p className={classes.text}>{t('twoFactor.about')}</p>
          {user.two_factor ? (
            <Group gap="xs">
              <Button variant="default" onClick={() => setAsked('codes')}>
                {t('twoFactor.newCodes')}
              </Button>
              <Button variant="default" onClick={() => setAsked('disable')}>
                {t('twoFactor.disable')}
              </Button>
            </Group>
          ) : (
            <Button onClick={() => setAsked('set')}>{t('twoFactor.set')}</Button>
          )}
        </div>
      )}
      <AskPassword opened={asked === 'set'} onClose={close} act={begin} />
      <AskPassword
        opened={asked === 'disable'}
        onClose={close}
        title={t('twoFactor.disable')}
        submit={t('twoFactor.disable')}
        danger
        act={disable}
      >
        <p className={classes.text}>{t('twoFactor.disableText')}</p>
      </AskPassword>
      <AskPassword
        opened={asked === 'codes'}
        onClose={close}
        title={t('twoFactor.newCodes')}
        submit={t('twoFactor.newCodes')}
        act={renew}
      >
        <p className={classes.text}>{t('twoFactor.newCodesText')}</p>
      </AskPassword>
      <BackupCodes codes={codes} onStored={() => setCodes(undefined)} />
    </Panel>
  );
}
