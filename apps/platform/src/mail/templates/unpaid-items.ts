import type { Template } from '../mail-content.js';

/** To an account's owners, at most once a day: watched items that the account could not pay for. */
export const unpaidItems: Template<{ name: string; items: number }> = {
  en: ({ name, items }) => ({
    subject: items === 1 ? '1 watched item is unpaid' : `${String(items)} watched items are unpaid`,
    paragraphs: [
      `Hello ${name},`,
      items === 1
        ? 'We could not charge the next 30 days of 1 watched item: your credit is too low, or your spending limit is reached.'
        : `We could not charge the next 30 days of ${String(items)} watched items: your credit is too low, or your spending limit is reached.`,
      'Until they are paid, you get no events for unpaid items. We try again every five minutes. Then you get what happened in the current ' +
        'period; what happened in whole periods that passed unpaid is lost.',
    ],
    action: { label: 'Top up', path: '/credit' },
    closing: ['You get this email at most once a day, and only if more items became unpaid.'],
  }),
  es: ({ name, items }) => ({
    subject:
      items === 1
        ? '1 elemento en seguimiento está sin pagar'
        : `${String(items)} elementos en seguimiento están sin pagar`,
    paragraphs: [
      `Hola, ${name}:`,
      items === 1
        ? 'No pudimos cobrar los próximos 30 días de 1 elemento en seguimiento: su saldo no alcanza o llegó a su límite de gasto.'
        : `No pudimos cobrar los próximos 30 días de ${String(items)} elementos en seguimiento: su saldo no alcanza o llegó a su límite de gasto.`,
      'Mientras no se paguen, usted no recibe eventos de los elementos sin pagar. Lo intentamos de nuevo cada cinco minutos. Entonces recibe lo ' +
        'que ocurrió en el período actual; lo que ocurrió en períodos enteros sin pagar se pierde.',
    ],
    action: { label: 'Recargar', path: '/credit' },
    closing: ['Recibe este correo como máximo una vez al día, y solo si más elementos quedaron sin pagar.'],
  }),
};
