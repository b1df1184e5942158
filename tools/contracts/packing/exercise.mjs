/**
 * A program that uses the installed client against the running service. It is passed to each runtime as text, so it only uses
 * its arguments and what every runtime has.
 * @param sdk what `@entity-registry/sdk` exports
 * @param entry what `@entity-registry/sdk/webhooks` exports
 * @param {{api: string, key: string}} service
 * @returns what it saw: the same in every runtime
 */
export async function exercise(sdk, entry, { api, key }) {
  const registry = new sdk.EntityRegistry({ baseUrl: api, apiKey: key, maxRetries: 5 });
  const thrown = (promise) =>
    promise.then(
      () => 'nothing',
      (error) => error,
    );

  const { status } = await registry.health();
  const { data: catalog, response } = await registry.v5.catalog().withResponse();
  const preview = await registry.v5.resolve({ name: 'Inversiones Garcia' }, { dryRun: true });
  const resolved = await registry.v5.resolve({ name: 'Inversiones Garcia' }).withResponse();
  const found = [];
  for await (const record of registry.v5.searchRecords('marcas', { limit: 2 })) {
    if (found.push(record.id) === 3) break; // the third is on the second page
  }
  const notFound = await thrown(registry.v5.entities.get('pa_own_999999999'));
  const stranger = new sdk.EntityRegistry({ baseUrl: api, apiKey: 'pk_nobody' });
  const rejected = await thrown(stranger.v5.catalog());

  const secret = 'whsec_' + btoa('an invented signing secret');
  const delivery = await sdk.webhooks.signTestEvent({ secret });
  const event = await entry.verify({ ...delivery, secret });
  const forged = await thrown(entry.verify({ ...delivery, payload: delivery.payload + ' ', secret }));
  return {
    status,
    codes: catalog.codes.length,
    requestIds: [response, resolved.response].every(({ requestId }) => requestId !== null),
    preview,
    outcome: resolved.data.outcome,
    charge: resolved.response.charge,
    found,
    notFound: [
      notFound instanceof sdk.EntityNotFoundError,
      notFound instanceof sdk.ApiError,
      notFound.status,
      notFound.code,
    ],
    rejected: [rejected instanceof sdk.KeyRejectedError, rejected.status, rejected.code],
    event: [event.update_request_id, event.data.nombre],
    forged: [forged instanceof sdk.WebhookVerificationError, forged.reason],
  };
}

/** A module that runs it, with the service in the environment, and prints the result. */
export const asModule = `import * as sdk from '@entity-registry/sdk';
import * as entry from '@entity-registry/sdk/webhooks';
const seen = await (${exercise})(sdk, entry, JSON.parse(process.env.EXERCISE));
console.log(JSON.stringify(seen));
`;

/** The same in CommonJS. */
export const asCommonJs = `const sdk = require('@entity-registry/sdk');
const entry = require('@entity-registry/sdk/webhooks');
(${exercise})(sdk, entry, JSON.parse(process.env.EXERCISE)).then((seen) => console.log(JSON.stringify(seen)));
`;

/** The same for a page, which calls its own server and reports the result to it. */
export const asPage = `import * as sdk from '@entity-registry/sdk';
import * as entry from '@entity-registry/sdk/webhooks';
const tell = (result) => fetch('/seen', { method: 'POST', body: JSON.stringify(result) });
fetch('/service')
  .then((answer) => answer.json())
  .then((service) => (${exercise})(sdk, entry, { ...service, api: location.origin }))
  .then((seen) => tell({ seen }), (error) => tell({ error: String(error && error.stack) }));
`;
