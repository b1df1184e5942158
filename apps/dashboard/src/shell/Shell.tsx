import { useEffect, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useMe } from '../api/me.js';
import { Icon } from '../components/Icon.js';
import { useMessages } from '../i18n/useMessages.js';
import { AccountMenu } from './AccountMenu.js';
import { Brand } from './Brand.js';
import { messages } from './messages.js';
import { NAVIGATION } from './navigation.js';
import { PageBoundary } from './PageBoundary.js';
import { preload, type PageRoute } from './page-route.js';
import classes from './Shell.module.css';
import { ThemeSwitch } from './switches.js';
import { useSearchKeys } from './useSearchKeys.js';

/** The frame around `pages`, those of signed-in users. */
export function Shell({ pages }: { pages: readonly PageRoute[] }) {
  const { t } = useMessages(messages);
  const { pathname } = useLocation();
  const { capabilities } = useMe();
  const [menu, setMenu] = useState(false);
  useSearchKeys();
  useEffect(() => setMenu(false), [pathname]); // on a narrow screen the menu was used to navigate
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
        <Brand />
        <span className={classes.spring} />
        {capabilities.docs_url !== null && (
          <a className={classes.topLink} href={capabilities.docs_url}>
            {t('documentation')}
            <Icon name="external" size={14} />
          </a>
        )}
        <ThemeSwitch />
        <AccountMenu />
      </header>
      <nav id="navigation" className={classes.navigation} data-open={menu} aria-label={t('navigation')}>
        {NAVIGATION.filter(({ entries }) => entries.length > 0).map(({ group, entries }) => (
          <div key={group} className={classes.group}>
            <h2 className={classes.groupName} id={`group-${group}`}>
              {t(`groups.${group}`)}
            </h2>
            <ul className={classes.entries} aria-labelledby={`group-${group}`}>
              {entries.map(({ path, name }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    end={path === '/'}
                    className={classes.entry ?? ''}
                    onPointerEnter={() => preload(pages, path)}
                    onFocus={() => preload(pages, path)}
                  >
                    <Icon name={name} />
                    {t(`pages.${name}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="content" className={classes.content} tabIndex={-1}>
        <PageBoundary place={pathname.split('/')[1] ?? ''}>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  );
}
