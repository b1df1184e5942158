import { namesOf } from '../transport/check-options.js';
import { checkMembers } from '../transport/members.js';
import type { UpdateRequestCompleted } from './event.js';
import { secretsOf, serviceKey, signatureOf, standardKey, textBytes, toBase64, toHex } from './signature.js';

export interface SignTestEventOptions {
  /** The secret of the receiver under test; two, newest first, for a delivery during a secret rotation. */
  secret: string | readonly string[];
  /** Differences from a test delivery of the service, which has `update_request_id` 0 and a synthetic company's detail. */
  event?: Partial<UpdateRequestCompleted>;
  /** In Unix seconds; default: now. */
  timestamp?: number;
}

/** A delivery to post to a receiver: the body, and all headers that the service sends. */
export interface SignedTestEvent {
  payload: string;
  headers: Record<string, string>;
}

const SHAPE = {
  kind: 'option',
  of: 'webhooks',
  members: namesOf<SignTestEventOptions>({ secret: true, event: true, timestamp: true }),
};

/** The payload that the service sends when an operator asks for a test delivery. */
const TEST_EVENT: UpdateRequestCompleted = {
  event: 'update_request.completed',
  update_request_id: 0,
  jurisdiction: 'panama',
  data: {
    id: 0,
    service_id: 0,
    sid: 'test:0',
    nombre: 'COMPAÑÍA DE PRUEBA, S.A.',
    ficha: '0',
    folio: '0',
    ruc: '0-0-0 DV 0',
    ruc_no_dv: '0-0-0',
    tipo_organizacion: 'SOCIEDAD ANÓNIMA',
    fecha_registro: '2020-01-01',
    capital: '10000.00',
    domicilio: 'CIUDAD DE PANAMÁ',
    status: 'VIGENTE',
    vigencia: 'PERPETUA',
    source_updated_at: null,
  },
};

/**
 * Creates the request that the service would post, to test a receiver without the service. Rejects with a TypeError without a
 * secret, or with a truncated one.
 */
export async function signTestEvent(options: SignTestEventOptions): Promise<SignedTestEvent> {
  checkMembers(options, SHAPE);
  const { event, timestamp } = options;
  const secrets = secretsOf(options.secret);
  const [newest = ''] = secrets;
  const content = { ...TEST_EVENT, ...event };
  const payload = JSON.stringify(content);
  const body = textBytes(payload);
  const id = `ur_${String(content.update_request_id)}`;
  const time = String(timestamp ?? Math.floor(Date.now() / 1000));
  const own = await signatureOf(serviceKey(newest), { parts: [time], body });
  const standard = await Promise.all(secrets.map((one) => signatureOf(standardKey(one), { parts: [id, time], body })));
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-service-webhook-signature': `sha256=${toHex(own)}`,
      'x-service-webhook-timestamp': time,
      'x-service-webhook-id': id,
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': standard.map((one) => `v1,${toBase64(one)}`).join(' '),
    },
  };
}
