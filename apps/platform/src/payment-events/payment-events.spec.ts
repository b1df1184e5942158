import { eventSignature, newEvent, signEvent } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaidTopUps } from '../../test/paid-top-ups.js';
import type { ShownTopUp } from '../../test/paid-top-ups.js';
import type { SignedIn } from '../../test/platform-fixture.js';

describe('events of Stripe', () => {
  let world: PaidTopUps;
  let owner: SignedIn;
  let topUp: ShownTopUp;

  beforeAll(async () => {
    world = await PaidTopUps.open();
  });
  afterAll(async () => {
    const { drift } = await world.platform.billing.reconcile();
    await world.close();
    expect(drift).toEqual([]);
  });
  beforeEach(async () => {
    owner = await world.platform.signUp();
    topUp = await world.order(owner);
  });

  it('credit a top-up once, even when they are repeated', async () => {
    const event = world.pay(topUp);
    const responses = await Promise.all(Array.from({ length: 10 }, () => world.deliver(event)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const outcomes = responses.map(({ body }) => (body as { outcome: string }).outcome).sort();
    expect(outcomes).toEqual(['applied', ...Array<string>(9).fill('replayed')]);
    expect(await world.spendable(owner)).toBe('35.00'); // The trial credit of 10.00 is included.
  });

  it('reverse partial refunds one by one, and lost disputes', async () => {
    await world.deliver(world.pay(topUp));
    const { payment_intent: intent } = world.stripe.session(topUp.reference);
    world.stripe.refund(intent ?? '', 1_000);
    world.stripe.refund(intent ?? '', 500);
    world.stripe.loseDispute(intent ?? '');
    const [first, second, opened, lost] = world.stripe.events.slice(-4);
    // In the wrong order, and one of them twice.
    for (const event of [second, first, lost, opened, second]) if (event) await world.deliver(event);
    expect(await world.find(owner, topUp)).toMatchObject({ status: 'paid', received: '25.00', given_back: '25.00' });
    expect(await world.spendable(owner)).toBe('10.00');
  });

  it('are ignored if their type is irrelevant or their page belongs to another product', async () => {
    const other = { ...world.stripe.session(topUp.reference), metadata: {}, payment_status: 'paid' };
    for (const event of [
      newEvent('customer.created', { id: 'cus_1' }, world.platform.time),
      newEvent('checkout.session.completed', other, world.platform.time),
    ]) {
      expect(await world.deliver(event)).toMatchObject({ status: 200, body: { outcome: 'ignored' } });
    }
    expect(await world.spendable(owner)).toBe('10.00');
  });

  it('alert an operator, and credit nothing, when the payment differs from the order', async () => {
    const { data } = world.pay(topUp);
    const wrong = { ...(data.object as object), amount_total: 250_000 };
    const event = newEvent('checkout.session.completed', wrong, world.platform.time);
    expect(await world.deliver(event)).toMatchObject({ status: 200, body: { outcome: 'attention' } });
    expect(world.platform.log.join('')).toContain('wrong_amount');
    expect(await world.spendable(owner)).toBe('10.00');
  });

  it('alert an operator, and credit nothing, when they name another order', async () => {
    const { data } = world.pay(topUp);
    const { reference } = await world.order(owner);
    const wrong = { ...(data.object as object), client_reference_id: reference };
    const event = newEvent('checkout.session.completed', wrong, world.platform.time);
    expect(await world.deliver(event)).toMatchObject({ status: 200, body: { outcome: 'attention' } });
    expect(await world.find(owner, topUp)).toMatchObject({ status: 'pending' });
  });

  describe('are refused', () => {
    const minutes = (count: number): Date => new Date(world.platform.time.getTime() + count * 60_000);

    it.each<[string, (event: string) => Promise<{ status: number; body: unknown }>]>([
      ['without a signature', (event) => world.send(event, null)],
      ['with an empty signature', (event) => world.send(event, '')],
      ['with a signature of another secret', (event) => world.deliver(event, { secret: 'whsec_of_somebody' })],
      ['with a signature that is six minutes old', (event) => world.deliver(event, { at: minutes(-6) })],
      ['with a signature from six minutes ahead', (event) => world.deliver(event, { at: minutes(6) })],
      [
        'when a byte was added after they were signed',
        (event) => world.send(`${event} `, signEvent(event, 'whsec_of_the_tests', world.platform.time)),
      ],
      [
        'when the amount was changed after they were signed',
        (event) =>
          world.send(
            event.replace('"amount_total":2500', '"amount_total":1'),
            signEvent(event, 'whsec_of_the_tests', world.platform.time),
          ),
      ],
    ])('%s', async (_, deliver) => {
      const event = JSON.stringify(world.pay(topUp));
      expect(await deliver(event)).toMatchObject({ status: 400, body: { code: 'payment_event_refused' } });
      expect(await world.find(owner, topUp)).toMatchObject({ status: 'pending' });
    });

    // `signed`: the time that the library reads from the header and signs. Every signature here uses the real secret.
    it.each([
      ['t=NaN', 'NaN'],
      ['t=', 'NaN'],
      ['t', 'NaN'],
      ['t=x', 'NaN'],
      ['t=Infinity', 'NaN'],
      ['t=-5', '-5'],
      ['t=1e12', '1'],
      ['t=0x7fffffff', '0'],
      ['t={now}.5', '{now}'],
      ['t={now}abc', '{now}'],
      ['t= {now}', '{now}'],
      ['t={now},t=NaN', 'NaN'],
      ['t=NaN,t={now}', '{now}'],
      ['t={now},t={now}', '{now}'],
      [' t={now}', '-1'],
      ['v0=1', '-1'],
    ])('when the time in their signature is %j', async (header, signed) => {
      const event = JSON.stringify(world.pay(topUp));
      const now = String(Math.floor(world.platform.time.getTime() / 1_000));
      const [time, text] = [header, signed].map((one) => one.replaceAll('{now}', now));
      const signature = eventSignature(event, 'whsec_of_the_tests', text ?? '');
      expect(await world.send(event, `${time ?? ''},v1=${signature}`)).toMatchObject({
        status: 400,
        body: { code: 'payment_event_refused' },
      });
      expect(await world.find(owner, topUp)).toMatchObject({ status: 'pending' });
    });

    it.each([
      '',
      '{}',
      '[]',
      'null',
      '"text"',
      '{"id":1}',
      '{"object":"event","id":"","type":"a","created":1}',
      '{"object":"event","id":"e","type":"a","created":9e14,"data":{"object":{}}}',
      '{',
    ])('when they are signed but not events: %j', async (body) => {
      expect(await world.deliver(body)).toMatchObject({ status: 400, body: { code: 'payment_event_refused' } });
    });

    it.each(['id', 'payment_intent', 'currency'])('when U+0000 is in %s', async (member) => {
      const { data } = world.pay(topUp);
      const object = { ...(data.object as object), [member]: 'x\0y' };
      const event = newEvent('checkout.session.completed', object, world.platform.time);
      expect(await world.deliver(event)).toMatchObject({ status: 400, body: { code: 'payment_event_refused' } });
    });

    it('when they are larger than a megabyte', async () => {
      const large = JSON.stringify({ ...world.pay(topUp), padding: 'x'.repeat(1_048_576) });
      expect(await world.deliver(large)).toMatchObject({ status: 413 });
    });
  });

  it('never show a secret in the log', () => {
    const log = world.platform.log.join('');
    for (const secret of ['whsec_', 'sk_test', 'v1=']) expect(log).not.toContain(secret);
  });
});
