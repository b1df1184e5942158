import { DEFAULT_JURISDICTION } from '@entity-registry/domain';
import type { WebhookEvent } from '@entity-registry/domain';

/** The data of a test delivery: a synthetic company's detail under CHK-BIN, and an id that no request has (ADR 0030). */
const TEST_DETAIL = {
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
};

export const TEST_EVENT: WebhookEvent = {
  updateRequestId: 0n,
  jurisdiction: DEFAULT_JURISDICTION,
  data: JSON.stringify(TEST_DETAIL),
};
