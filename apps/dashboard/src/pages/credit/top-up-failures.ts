/** Why an order failed, by the backend's code. */
export const FAILURES = {
  en: {
    no_page: 'The payment page could not be opened. Nothing was paid: order again.',
    unknown_page: 'The payment provider does not know this payment any more. Nothing was credited: order again.',
    no_end: 'The payment provider never told how it ended. If you were charged, write to us with the reference.',
  },
  es: {
    no_page: 'No se pudo abrir la página de pago. No se pagó nada: pida otra recarga.',
    unknown_page: 'El proveedor de pagos ya no conoce este pago. No se acreditó nada: pida otra recarga.',
    no_end: 'El proveedor de pagos nunca dijo cómo terminó. Si se le cobró, escríbanos con la referencia.',
  },
} as const;
