/** Invented: nobody is called that, and no list has such an entry. */
export const EXAMPLE_DECISION = {
  ...{ id: 1, subject: { reference: 'c-17' }, other_subjects: [], listing_id: 'ofac_sdn:99001' },
  ...{ decision: 'dismissed', state: 'current' },
  ...{
    stale_because: [],
    reason: 'Another passport, and the listed person lives in another country.',
    by: 'key onboarding',
  },
  ...{ at: '2026-11-21T12:05:00.000Z', expires_at: null, screening_id: 'scr_0c5f6a0e2d3b4c5d8e9f0a1b2c3d4e5f' },
};

export const FREE_BILLING = {
  ...{ currency: 'USD', price: '0.00', charged: '0.00', dry_run: false, base: '0.00', codes: [], redundant: [] },
};
