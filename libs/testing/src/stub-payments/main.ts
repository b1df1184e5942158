// The Stripe stub that `npm start` runs, so that payments can be tried in a browser. Variables: PORT, PAYMENT_EVENTS_URL
// (where events go), STRIPE_WEBHOOK_SECRET (the signing secret), STUB_PAYMENTS_FILE (where its state is stored; absent: it is
// lost when it ends).
import { StubPaymentServer } from './server.js';

const { PORT = '4420', PAYMENT_EVENTS_URL, STRIPE_WEBHOOK_SECRET, STUB_PAYMENTS_FILE } = process.env;
if (!STRIPE_WEBHOOK_SECRET) throw new Error('STRIPE_WEBHOOK_SECRET is not set');
const stub = await StubPaymentServer.listen({
  port: Number(PORT),
  secret: STRIPE_WEBHOOK_SECRET,
  ...(PAYMENT_EVENTS_URL && { endpoint: PAYMENT_EVENTS_URL }),
  ...(STUB_PAYMENTS_FILE && { file: STUB_PAYMENTS_FILE }),
});
process.stdout.write(`the stub of the payment provider listens on ${stub.url}\n`);

const stop = (): void => {
  void stub.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
