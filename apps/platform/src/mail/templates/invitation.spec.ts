import { describe, expect, it } from '@jest/globals';
import { invitation } from './invitation.js';

const of = (organization: string) => ({ inviter: 'Ana', organization, token: 't', days: 7 });

describe('an invitation', () => {
  it.each([
    ['en', 'Istmo Datos', 'Ana invites you to Istmo Datos'],
    ['en', 'Ana', 'Ana invites you to Entity Registry'],
    ['es', 'Ana', 'Ana le invita a Entity Registry'],
  ] as const)('in %s to %s says: %s', (language, organization, subject) => {
    expect(invitation[language](of(organization)).subject).toBe(subject);
  });

  it('names no one twice', () => {
    expect(invitation.en(of('Ana')).paragraphs).toEqual(['Ana invites you to share an Entity Registry account.']);
  });
});
