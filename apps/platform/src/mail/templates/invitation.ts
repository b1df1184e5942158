import type { Template } from '../mail-content.js';

/** To somebody who is invited to an organisation. */
export const invitation: Template<{ inviter: string; organization: string; token: string; days: number }> = {
  en: ({ inviter, organization, token, days }) => ({
    subject: `${inviter} invites you to ${organization}`,
    paragraphs: [`${inviter} invites you to use Entity Registry together with ${organization}.`],
    action: { label: 'See the invitation', path: `/invitation?token=${token}` },
    closing: [`The invitation is for this address alone, works once, and ends after ${String(days)} days.`],
  }),
  es: ({ inviter, organization, token, days }) => ({
    subject: `${inviter} le invita a ${organization}`,
    paragraphs: [`${inviter} le invita a usar Entity Registry con ${organization}.`],
    action: { label: 'Ver la invitación', path: `/invitation?token=${token}` },
    closing: [`La invitación es solo para esta dirección, sirve una vez y vence a los ${String(days)} días.`],
  }),
};
