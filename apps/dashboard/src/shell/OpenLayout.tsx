import { Link, Outlet, useLocation } from 'react-router';
import { useMessages } from '../i18n/useMessages.js';
import { Brand } from './Brand.js';
import { messages } from './messages.js';
import { PageBoundary } from './PageBoundary.js';
import classes from './Shell.module.css';
import { LanguageSwitch, ThemeSwitch } from './switches.js';

/** The layout of public pages: a narrow sheet, with language and color scheme available before signing in. */
export function OpenLayout() {
  const { t } = useMessages(messages);
  const { pathname } = useLocation();
  return (
    <div className={classes.open}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <header className={classes.openTop}>
        <Brand />
        <span className={classes.spring} />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id="content" className={classes.sheet} tabIndex={-1}>
        <PageBoundary place={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
      <footer className={classes.openFoot}>
        <Link to="/data-requests">{t('dataRequests')}</Link>
      </footer>
    </div>
  );
}
