import { pageMessages } from '../../i18n/messages.js';

/** Trial credit that was withheld: the same on the welcome page, the overview and the credit page. */
export const messages = pageMessages('withheld-trial', {
  en: {
    title: 'Your trial credit of {{amount}} is on hold',
    why: {
      mailbox: 'Trial credit is given once per mailbox, and this mailbox has had it.',
      domain: "Your organization's email domain has had its trial credit for this year.",
      network: 'Many people signed up from your network today, so we hold further trial credit for review.',
    },
    works: 'Your account and your API key work: you can make free calls.',
    pay: '<link>Top up</link> with at least {{amount}} to get it right away, or ask us to review it.',
    ask: 'Ask us to review it: we can still grant it.',
    onlyOwner: 'An owner of your organization can ask us to review it.',
    button: 'Ask for the trial credit',
    note: 'What should we know?',
    noteHint: 'Optional, up to 500 characters. For example: how you share this network or mailbox.',
    send: 'Send',
    asked: 'You asked us on {{date}}. The credit appears here once we approve it.',
    declined: "We reviewed your request and can't grant this trial credit.",
    declinedPay:
      "We reviewed your request and can't grant it. <link>Top up</link> with at least {{amount}} and you get it.",
  },
  es: {
    title: 'Su saldo de prueba de {{amount}} está retenido',
    why: {
      mailbox: 'El saldo de prueba se da una vez por buzón, y este buzón ya lo recibió.',
      domain: 'El dominio de correo de su organización ya recibió sus saldos de prueba de este año.',
      network: 'Hoy se registraron muchas personas desde su red; por eso revisamos los demás saldos de prueba.',
    },
    works: 'Su cuenta y su clave de API funcionan: puede hacer las llamadas gratuitas.',
    pay: '<link>Recargue</link> al menos {{amount}} para recibirlo de inmediato, o pídanos que lo revisemos.',
    ask: 'Pídanos que lo revisemos: todavía podemos dárselo.',
    onlyOwner: 'Un propietario de su organización puede pedirnos que lo revisemos.',
    button: 'Pedir el saldo de prueba',
    note: '¿Qué deberíamos saber?',
    noteHint: 'Opcional, hasta 500 caracteres. Por ejemplo: cómo comparte esta red o este buzón.',
    send: 'Enviar',
    asked: 'Lo pidió el {{date}}. El saldo aparecerá aquí cuando lo aprobemos.',
    declined: 'Revisamos su solicitud y no podemos dar este saldo de prueba.',
    declinedPay: 'Revisamos su solicitud y no podemos darlo. <link>Recargue</link> al menos {{amount}} y lo recibirá.',
  },
});
