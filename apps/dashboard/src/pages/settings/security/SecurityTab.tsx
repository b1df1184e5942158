import { PasskeysPanel } from './PasskeysPanel.js';
import { PasswordPanel } from './PasswordPanel.js';
import { SessionsPanel } from './SessionsPanel.js';
import { TwoFactorPanel } from './TwoFactorPanel.js';

export function SecurityTab() {
  return (
    <>
      <PasswordPanel />
      <TwoFactorPanel />
      <PasskeysPanel />
      <SessionsPanel />
    </>
  );
}
