import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../api/api-context.js';
import { useMe, type Organization } from '../api/me.js';
import { Icon } from '../components/Icon.js';
import { FormError } from '../components/forms.js';
import type { Language } from '../i18n/language.js';
import { useMessages } from '../i18n/useMessages.js';
import { Disclosure } from './Disclosure.js';
import { messages } from './messages.js';
import classes from './Shell.module.css';
import { LanguageSwitch, ThemeSwitch } from './switches.js';

/** The signed-in user and their organization: switch it, choose the language, sign out. */
export function AccountMenu() {
  const { t } = useMessages(messages);
  const me = useMe();
  const api = useApi();
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => api.post('/api/auth/sign-out'),
    // The page is reloaded, so that no account data stays in memory for the next user, and the user returns to the overview, not
    // to the last page.
    onSuccess: () => window.location.assign('/sign-in'),
  });
  const switchTo = useMutation({
    mutationFn: ({ id }: Organization) => api.post('/api/me/organization', { body: { id } }),
    onSuccess: () => client.resetQueries(),
  });
  const keepLanguage = (language: Language) => {
    // The browser stores it in any case; emails use the account's language.
    api.patch('/api/me', { body: { language } }).catch(() => undefined);
  };
  const shown = me.organization?.name ?? me.user.email;
  return (
    <Disclosure
      button={
        <>
          {/* As an attribute: it is an icon, and not part of the name. */}
          <span
            className={classes.initial}
            data-initial={(me.user.name.trim() === '' ? me.user.email : me.user.name).slice(0, 1).toUpperCase()}
          />
          <span className="registry-visually-hidden">{t('account')}: </span>
          <span className={classes.accountName}>{shown}</span>
        </>
      }
    >
      {(close) => (
        <>
          <div className={classes.who}>
            <strong>{me.user.name}</strong>
            <span>{me.user.email}</span>
          </div>
          <div className={classes.panelGroup}>
            <span className={classes.panelLabel}>{t('organizations')}</span>
            <ul className={classes.entries}>
              {me.organizations.map((organization) => {
                const isCurrent = organization.id === me.organization?.id;
                return (
                  <li key={organization.id}>
                    <button
                      type="button"
                      className={classes.choice}
                      aria-current={isCurrent}
                      disabled={switchTo.isPending}
                      onClick={() => {
                        if (!isCurrent) switchTo.mutate(organization);
                        close();
                      }}
                    >
                      <span>
                        {organization.name}
                        <small>{t(`roles.${organization.role}`)}</small>
                      </span>
                      {isCurrent && <Icon name="check" />}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
          <div className={classes.panelGroup}>
            <span className={classes.panelLabel}>{t('language')}</span>
            <LanguageSwitch onChange={keepLanguage} />
          </div>
          {/* On narrow screens there is no room for these above the pages. */}
          <div className={`${classes.panelGroup ?? ''} ${classes.narrowOnly ?? ''}`}>
            <span className={classes.panelLabel}>{t('theme.label')}</span>
            <ThemeSwitch />
            {me.capabilities.docs_url !== null && (
              <a className={classes.choice} href={me.capabilities.docs_url}>
                <span>{t('documentation')}</span>
                <Icon name="external" />
              </a>
            )}
          </div>
          <div className={classes.panelGroup}>
            {me.capabilities.outbox && (
              <a className={classes.choice} href="/outbox">
                <span>{t('outbox')}</span>
                <Icon name="mail" />
              </a>
            )}
            <Link className={classes.choice} to="/settings" onClick={close}>
              <span>{t('pages.settings')}</span>
              <Icon name="settings" />
            </Link>
            <button
              type="button"
              className={classes.choice}
              disabled={signOut.isPending}
              onClick={() => signOut.mutate()}
            >
              <span>{t('signOut')}</span>
              <Icon name="signOut" />
            </button>
            <FormError error={signOut.error ?? switchTo.error} />
          </div>
        </>
      )}
    </Disclosure>
  );
}
