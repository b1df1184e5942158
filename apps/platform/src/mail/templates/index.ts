import { alreadyRegistered } from './already-registered.js';
import { changeEmail } from './change-email.js';
import { confirm } from './confirm.js';
import { confirmBrowser } from './confirm-browser.js';
import { dataRequest } from './data-request.js';
import { dataRequestConfirm } from './data-request-confirm.js';
import { invitation } from './invitation.js';
import { lowBalance } from './low-balance.js';
import { resetPassword } from './reset-password.js';
import { securityNotice } from './security-notice.js';

/** All mails that the dashboard sends, one line each. */
export const TEMPLATES = {
  confirm,
  'already-registered': alreadyRegistered,
  'confirm-browser': confirmBrowser,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  invitation,
  'low-balance': lowBalance,
  'security-notice': securityNotice,
  'data-request-confirm': dataRequestConfirm,
  'data-request': dataRequest,
};

export type TemplateName = keyof typeof TEMPLATES;

/** The values passed to a template. */
export type TemplateData<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]['en']>[0];
