import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { FormError } from '../../components/forms.js';
import { Icon } from '../../components/Icon.js';
import { useMessages } from '../../i18n/useMessages.js';
import { Disclosure } from '../../shell/Disclosure.js';
import { PageBoundary } from '../../shell/PageBoundary.js';
import classes from '../../shell/Shell.module.css';
import { LanguageSwitch, ThemeSwitch } from '../../shell/switches.js';
import { OPERATOR, ROLES, clearOtherQueries, useOperator, type OperatorRole } from '../data/me.js';
import { messages } from './messages.js';
import { OPERATOR_NAVIGATION } from './navigation.js';

/** The frame around every operator page. */
export function OperatorShell() {
  const { t } = useMessages(messages);
  const { pathname } = useLocation();
  const { role } = useOperator();
  const [menu, setMenu] = useState(false);
  useEffect(() => setMenu(false), [pathname]); // On a narrow screen the menu was used to navigate.
  const may = (needed: OperatorRole = 'viewer') => ROLES.indexOf(role) >= ROLES.indexOf(needed);
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <header className={classes.top}>
        <button
          type="button"
          className={classes.menuButton}
          aria-expanded={menu}
          aria-controls="navigation"
          onClick={() => setMenu(!menu)}
        >
          <Icon name={menu ? 'close' : 'menu'} size={18} />
          <span className="registry-visually-hidden">{t('menu')}</span>
        </button>
        <Link to="/" className={classes.brand}>
          <img src="/mark.svg" alt="" width={22} height={22} />
          {t('product')}
        </Link>
        <span className={classes.spring} />
        <a className={classes.topLink} href="/admin/docs">
          {t('reference')}
          <Icon name="external" size={14} />
        </a>
        <LanguageSwitch />
        <ThemeSwitch />
        <OperatorMenu />
      </header>
      <nav id="navigation" className={classes.navigation} data-open={menu} aria-label={t('navigation')}>
        {OPERATOR_NAVIGATION.map(({ group, entries }) => {
          const shown = entries.filter((entry) => may(entry.role));
          if (shown.length === 0) return null;
          return (
            <div key={group} className={classes.group}>
              <h2 className={classes.groupName} id={`group-${group}`}>
                {t(`groups.${group}`)}
              </h2>
              <ul className={classes.entries} aria-labelledby={`group-${group}`}>
                {shown.map(({ path, name }) => (
                  <li key={path}>
                    <NavLink to={path} end={path === '/'} className={classes.entry ?? ''}>
                      <Icon name={name} />
                      {t(`pages.${name}`)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <main id="content" className={classes.content} tabIndex={-1}>
        <PageBoundary place={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  );
}

/** The signed-in operator with their role, and sign-out. */
function OperatorMenu() {
  const { t } = useMessages(messages);
  const { name, role } = useOperator();
  const api = useApi();
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => api.delete<unknown>('/admin/session'),
    onSuccess: () => {
      // No data remains for the next user.
      client.setQueryData(OPERATOR, null);
      clearOtherQueries(client);
    },
  });
  return (
    <Disclosure
      button={
        <>
          <span className={classes.initial} data-initial={name.slice(0, 1).toUpperCase()} />
          <span className={classes.accountName}>{name}</span>
        </>
      }
    >
      {() => (
        <>
          <div className={classes.who}>
            <strong>{name}</strong>
            <span>{t(`roles.${role}`)}</span>
          </div>
          <div className={classes.panelGroup}>
            <button type="button" className={classes.choice} onClick={() => signOut.mutate()}>
              <span>{t('signOut')}</span>
              <Icon name="signOut" />
            </button>
            <FormError error={signOut.error} />
          </div>
        </>
      )}
    </Disclosure>
  );
}
