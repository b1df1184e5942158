import { lookup } from '@entity-registry/domain';
import type { StubCharge, StubSession } from './payment-objects.js';

const TEXTS = {
  en: {
    title: 'Pay',
    stub: 'Test page in place of Stripe. No card is needed, and no money moves.',
    to: 'Entity Registry, credit',
    pay: 'Pay',
    decline: 'Decline the card',
    declined: 'The card was declined. You can try again.',
    back: 'Back without paying',
    closed: 'This page can no longer be paid.',
  },
  es: {
    title: 'Pagar',
    stub: 'Página de prueba en lugar de Stripe. No se pide tarjeta ni se mueve dinero.',
    to: 'Entity Registry, saldo',
    pay: 'Pagar',
    decline: 'Rechazar la tarjeta',
    declined: 'La tarjeta fue rechazada. Puede intentarlo de nuevo.',
    back: 'Volver sin pagar',
    closed: 'Esta página ya no se puede pagar.',
  },
} as const;

/** The payment page; `declined`: after a declined card. */
export function payPage(session: StubSession, declined: boolean): string {
  const language = session.locale === 'es' ? 'es' : 'en';
  const texts = TEXTS[language];
  const amount = inDollars(session.amount_total);
  const form = `
    <form method="post">
      <button name="action" value="pay" class="main">${texts.pay} ${amount}</button>
      <button name="action" value="decline">${texts.decline}</button>
      <button name="action" value="back">${texts.back}</button>
    </form>`;
  return page(
    language,
    texts.title,
    `<h1>${amount}</h1>
    <p>${texts.to}<br><code>${escaped(session.client_reference_id ?? '')}</code></p>
    ${declined ? `<p role="alert">${texts.declined}</p>` : ''}
    ${session.status === 'open' ? form : `<p>${texts.closed}</p><p><a href="${escaped(session.cancel_url)}">${texts.back}</a></p>`}
    <p class="quiet">${texts.stub}</p>`,
  );
}

/** A list of payments with refund buttons, like Stripe's dashboard. */
export function paymentsPage(charges: readonly StubCharge[]): string {
  const rows = charges.map(
    (charge) => `<tr>
      <td><code>${escaped(charge.metadata['reference'] ?? charge.id)}</code></td>
      <td>${inDollars(charge.amount)}</td><td>${inDollars(charge.amount_refunded)}</td>
      <td><form method="post" action="/payments/${charge.payment_intent}">
        <label>USD <input name="amount" inputmode="decimal" size="8"
          value="${((charge.amount - charge.amount_refunded) / 100).toFixed(2)}"></label>
        <button name="action" value="refund">Refund</button>
        <button name="action" value="dispute">Lose a dispute</button>
        <button name="action" value="again">Resend events</button>
      </form></td></tr>`,
  );
  return page(
    'en',
    'Payments',
    `<h1>Payments</h1>
    <p class="quiet">Test page in place of Stripe's dashboard. No money moves.</p>
    <table><thead><tr><th>Reference</th><th>Paid</th><th>Refunded</th><th>Actions</th></tr></thead>
    <tbody>${rows.length > 0 ? rows.join('') : '<tr><td colspan="4">No payments yet.</td></tr>'}</tbody></table>`,
  );
}

function page(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
  main { max-width: 46rem; margin: 10vh auto; padding: 0 1.5rem; }
  form { display: flex; flex-wrap: wrap; gap: .6rem; }
  button { font: inherit; padding: .6rem 1rem; }
  .main { background: #1f5fbf; color: #fff; border: 0; }
  .quiet { opacity: .75; margin-top: 2rem; }
  table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .4rem; }
</style></head><body><main>${body}</main></body></html>`;
}

const inDollars = (cents: number): string => `USD ${(cents / 100).toFixed(2)}`;

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => lookup(signs, sign) ?? '');
}
