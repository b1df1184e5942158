import { Navigate, NavLink, Route, Routes } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { PageHeader } from '../../components/PageHeader.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuditTab } from './audit/AuditTab.js';
import { messages } from './messages.js';
import { OrganizationTab } from './organization/OrganizationTab.js';
import { ConfirmEmail } from './profile/ConfirmEmail.js';
import { ProfileTab } from './profile/ProfileTab.js';
import { SecurityTab } from './security/SecurityTab.js';
import classes from './Settings.module.css';

const TABS = [
  { path: '/settings', name: 'profile' },
  { path: '/settings/security', name: 'security' },
  { path: '/settings/organization', name: 'organization' },
] as const;

export default function SettingsPage() {
  const { t } = useMessages(messages);
  const isOwner = useHasRole('owner');
  const tabs = isOwner ? [...TABS, { path: '/settings/audit', name: 'audit' } as const] : TABS;
  return (
    <>
      <PageHeader title={t('title')} />
      <nav aria-label={t('parts')} className={classes.tabs}>
        {tabs.map(({ path, name }) => (
          <NavLink key={path} to={path} end className={classes.tab ?? ''}>
            {t(`tabs.${name}`)}
          </NavLink>
        ))}
      </nav>
      <div className={classes.panels}>
        <Routes>
          <Route index element={<ProfileTab />} />
          <Route path="email" element={<ConfirmEmail />} />
          <Route path="security" element={<SecurityTab />} />
          <Route path="organization" element={<OrganizationTab />} />
          <Route path="audit" element={isOwner ? <AuditTab /> : <p>{t('ownerOnly')}</p>} />
          <Route path="*" element={<Navigate to="/settings" replace />} />
        </Routes>
      </div>
    </>
  );
}
