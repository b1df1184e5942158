import type { WebhookEvent } from '@entity-registry/domain';

/** What a test delivery tells: an invented company's detail under CHK-BIN, and the id that no request has (ruling 30). */
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
  jurisdiction: 'pa',
  data: JSON.stringify(TEST_DETAIL),
};
