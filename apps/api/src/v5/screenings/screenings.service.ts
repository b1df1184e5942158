import type { Screenings } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { UnsentResponses } from '../../metering/delivery/unsent-responses.js';
import type { Meter } from '../../metering/meter.js';
import { assertScreeningScope } from '../screening-decisions/screening-scopes.js';

/** As `POST /v5/screen` makes them. */
const SCREENING_ID = /^scr_[0-9a-f]{32}$/;

/** v5's responses about stored screenings (ADR 0204). */
export class ScreeningsService {
  constructor(
    private readonly meter: Pick<Meter, 'tierOf'>,
    private readonly screenings: Pick<Screenings, 'find'>,
    private readonly unsentResponses: Pick<UnsentResponses, 'makeChargeFinal'>,
  ) {}

  /** A screening of the account as it was answered. Free of charge. Throws `screening_not_found`, `key_scope_locked`. */
  async get(request: ApiRequest, id: string, dryRun: boolean): Promise<JsonResponse> {
    await assertScreeningScope(request);
    const { accountId } = request.caller.state;
    // Some other texts, such as those with NUL, can't be sent to the database.
    if (!SCREENING_ID.test(id)) throw new DomainError('screening_not_found');
    const screening = await mapDatabaseErrors(this.screenings.find(accountId, id), 'service_unavailable');
    if (screening === null) throw new DomainError('screening_not_found');
    await announceExempt(request, this.meter);
    const billing = JSON.stringify(exemptBilling(dryRun));
    if (dryRun) return new JsonResponse(200, `{"billing":${billing}}`);
    const isPaid = this.unsentResponses.makeChargeFinal(request, screening.entryId);
    if (!(await mapDatabaseErrors(isPaid, 'service_unavailable'))) throw new DomainError('screening_not_found');
    const signature = {
      ...{ alg: 'EdDSA', key_id: screening.signingKeyId, jws: screening.jws },
      jwk: { kty: 'OKP', crv: 'Ed25519', x: screening.publicKey.toString('base64url') },
    };
    // The document itself isn't parsed: it is returned as it was signed.
    const document = screening.document.slice(0, -1);
    return new JsonResponse(200, `${document},"signature":${JSON.stringify(signature)},"billing":${billing}}`);
  }
}
