import { describe, expect, it } from '@jest/globals';
import { RowAdmission } from './row-admission.js';

const REFUSAL = { code: 'search_backend_error', fields: { retryAfterSeconds: 5 } };

describe('RowAdmission', () => {
  it("limits a tenant's rows in progress, but always admits a single call", () => {
    const admission = new RowAdmission(150);
    const first = admission.enter('a', 100);
    expect(() => admission.enter('a', 51)).toThrow(expect.objectContaining(REFUSAL));
    const second = admission.enter('a', 50);
    admission.enter('b', 200);
    first.leave();
    second.leave();
    admission.enter('a', 200);
  });
});
