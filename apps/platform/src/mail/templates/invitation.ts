import type { Template } from '../mail-content.js';

/** To a person who is invited to an organization. */
export const invitation: Template<{ inviter: string; organization: string; token: string; days: number }> = {
  en: ({ inviter, organization, token, days }) => ({
    subject: `${inviter} invites you to ${isOwn(inviter, organization) ? 'Entity Registry' : organization}`,
    paragraphs: [
      isOwn(inviter, organization)
        ? `${inviter} invites you to share an Entity Registry account.`
        : `${inviter} invites you to use Entity Registry together with ${organization}.`,
    ],
    action: { label: 'See the invitation', path: `/invitation?token=${token}` },
    closing: [`The invitation is only for this address, works once, and expires after ${String(days)} days.`],
  }),
  es: ({ inviter, organization, token, days }) => ({
    subject: `${inviter} le invita a ${isOwn(inviter, organization) ? 'Entity Registry' : organization}`,
    paragraphs: [
      isOwn(inviter, organization)
        ? `${inviter} le invita a compartir una cuenta de Entity Registry.`
        : `${inviter} le invita a usar Entity Registry con ${organization}.`,
    ],
    action: { label: 'Ver la invitación', path: `/invitation?token=${token}` },
    closing: [`La invitación es solo para esta dirección, sirve una vez y vence a los ${String(days)} días.`],
  }),
};

/** An unnamed organization has the name of the user who created it: leave it out, since no one is invited to a person. */
const isOwn = (inviter: string, organization: string): boolean => inviter.trim() === organization.trim();
