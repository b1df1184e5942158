/** Why an order failed, by the backend's code. */
export const FAILURES = {
  en: {
    no_page: 'The payment page could not be opened. Nothing was paid: start a new top-up.',
    unknown_page: 'The payment provider no longer recognizes this payment. Nothing was credited: start a new top-up.',
    no_end: 'The payment provider never reported the result. If you were charged, contact us with the reference.',
  },
  es: {
    no_page: 'No se pudo abrir la página de pago. No se pagó nada: pida otra recarga.',
    unknown_page: 'El proveedor de pagos ya no reconoce este pago. No se acreditó nada: pida otra recarga.',
    no_end: 'El proveedor de pagos nunca informó el resultado. Si se le cobró, escríbanos con la referencia.',
  },
} as const;
