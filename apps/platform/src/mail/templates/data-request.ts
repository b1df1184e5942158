import type { DataRequestEventKind } from '@entity-registry/accounts';
import type { DataRight } from '@entity-registry/domain';
import type { Language } from '../../language.js';
import type { MailContent, Template } from '../mail-content.js';
import { DATA_REQUEST_FOOTER, RIGHT_NAMES } from './data-request-confirm.js';

interface DataRequestMail {
  name: string;
  id: string;
  right: DataRight;
  kind: DataRequestEventKind;
  /** What the operator wrote; null: nothing. */
  reason: string | null;
  /** Of what was granted: what only the source can correct, so that we changed nothing. Left out: nothing. */
  sourceAsked?: 'nothing' | 'some' | 'everything';
  /** 'YYYY-MM-DD': the last day to respond. */
  dueOn: string;
  /** The secret of the page of the request. */
  link: string;
}

/** To a person, about a step of their request. */
export const dataRequest: Template<DataRequestMail> = {
  en: (mail) => ({
    ...contentOf(mail, 'en'),
    action: { label: EN[mail.kind].action ?? 'See the request', path: pathOf(mail) },
    closing: [
      'The link is secret: it opens your request without a password. It works until 90 days after the request has ended.',
    ],
  }),
  es: (mail) => ({
    ...contentOf(mail, 'es'),
    action: { label: ES[mail.kind].action ?? 'Ver la solicitud', path: pathOf(mail) },
    closing: [
      'El enlace es secreto: abre su solicitud sin contraseña. Sirve hasta 90 días después de terminada la solicitud.',
    ],
  }),
};

/** After the number sign, so that no server sees the secret in an address. */
const pathOf = ({ link }: DataRequestMail): string => `/data-requests/status#${link}`;

interface Step {
  /** Follows "Request 17: ". */
  subject: string;
  text: (mail: DataRequestMail) => string;
  action?: string;
}

function contentOf(mail: DataRequestMail, language: Language): MailContent {
  const { subject, text } = (language === 'es' ? ES : EN)[mail.kind];
  const isEnglish = language === 'en';
  const saidWhy = mail.reason === null ? [] : [isEnglish ? `We wrote: ${mail.reason}` : `Escribimos: ${mail.reason}`];
  return {
    subject: `${isEnglish ? 'Request' : 'Solicitud'} ${mail.id}: ${subject}`,
    paragraphs: [isEnglish ? `Hello ${mail.name},` : `Hola, ${mail.name}:`, text(mail), ...saidWhy],
    footer: DATA_REQUEST_FOOTER[language],
  };
}

const EFFECT: Readonly<Record<Language, (mail: DataRequestMail) => string>> = {
  en: ({ sourceAsked }) => {
    if (sourceAsked === 'everything')
      return 'We asked the source that publishes the data to correct it. Nothing has changed with us yet: we show what the source publishes, and its correction once it publishes one.';
    const changed =
      'The change is in effect. We notified the customers who received the data that it changed. They don’t learn who asked or why.';
    return sourceAsked === 'some'
      ? `${changed} For the rest we asked the source that publishes it to correct it; there nothing has changed yet.`
      : changed;
  },
  es: ({ sourceAsked }) => {
    if (sourceAsked === 'everything')
      return 'Pedimos a la fuente que publica los datos que los corrija. Aquí todavía no ha cambiado nada: mostramos lo que la fuente publica, y su corrección cuando la publique.';
    const changed =
      'Ya surtió efecto. A los clientes que recibieron los datos les avisamos de que cambiaron, pero no quién lo pidió ni por qué.';
    return sourceAsked === 'some'
      ? `${changed} En cuanto al resto, pedimos a la fuente que lo publica que lo corrija; ahí todavía no ha cambiado nada.`
      : changed;
  },
};

const EN: Readonly<Record<DataRequestEventKind, Step>> = {
  received: {
    subject: 'upload your identity document',
    text: ({ right, dueOn }) =>
      `We received your request for ${RIGHT_NAMES.en[right]}. The law’s last day to respond is ${dueOn}. Before we release or change anything, we check who you are: upload a picture or PDF of your identity document, up to 4 MB. We delete it after 90 days at the latest.`,
    action: 'Upload the document',
  },
  document_uploaded: {
    subject: 'we have your document',
    text: () => 'We received your identity document and will check it.',
  },
  identity_confirmed: {
    subject: 'your identity is confirmed',
    text: ({ dueOn }) => `We checked your document and are now reviewing your request. We respond by ${dueOn}.`,
  },
  identity_rejected: {
    subject: 'please upload another document',
    text: () =>
      'We couldn’t confirm your identity with the document that you uploaded, and deleted it. Please upload another one.',
    action: 'Upload another document',
  },
  extended: {
    subject: 'we need more time',
    text: ({ dueOn }) => `We need more time, as the law allows. The last day to respond is now ${dueOn}.`,
  },
  granted: {
    subject: 'granted',
    text: (mail) =>
      mail.right === 'access'
        ? 'We granted your request. You can download the copy of your data for 30 days.'
        : `We granted your request. ${EFFECT.en(mail)}`,
  },
  partly_granted: {
    subject: 'partly granted',
    text: (mail) =>
      mail.right === 'access'
        ? 'We granted a part of your request. You can download the copy of your data for 30 days.'
        : `We granted a part of your request. ${EFFECT.en(mail)}`,
  },
  refused: {
    subject: 'refused',
    text: () => 'We refused your request. You can complain to your data protection authority.',
  },
  closed: {
    subject: 'closed',
    text: () =>
      'We closed your request without a decision, because we couldn’t confirm who you are. You can make a new one at any time.',
  },
};

const ES: Readonly<Record<DataRequestEventKind, Step>> = {
  received: {
    subject: 'suba su documento de identidad',
    text: ({ right, dueOn }) =>
      `Recibimos su solicitud: ${RIGHT_NAMES.es[right]}. El último día que fija la ley para responder es el ${dueOn}. Antes de entregar o cambiar algo comprobamos quién es usted: suba una foto o un PDF de su documento de identidad, de hasta 4 MB. Lo borramos a más tardar en 90 días.`,
    action: 'Subir el documento',
  },
  document_uploaded: {
    subject: 'tenemos su documento',
    text: () => 'Recibimos su documento de identidad y lo revisaremos.',
  },
  identity_confirmed: {
    subject: 'su identidad está confirmada',
    text: ({ dueOn }) =>
      `Revisamos su documento y ahora estudiamos su solicitud. Respondemos a más tardar el ${dueOn}.`,
  },
  identity_rejected: {
    subject: 'suba otro documento, por favor',
    text: () => 'No pudimos confirmar su identidad con el documento que subió, y lo borramos. Por favor, suba otro.',
    action: 'Subir otro documento',
  },
  extended: {
    subject: 'necesitamos más tiempo',
    text: ({ dueOn }) =>
      `Necesitamos más tiempo, como lo permite la ley. El último día para responder es ahora el ${dueOn}.`,
  },
  granted: {
    subject: 'aceptada',
    text: (mail) =>
      mail.right === 'access'
        ? 'Aceptamos su solicitud. Puede descargar la copia de sus datos durante 30 días.'
        : `Aceptamos su solicitud. ${EFFECT.es(mail)}`,
  },
  partly_granted: {
    subject: 'aceptada en parte',
    text: (mail) =>
      mail.right === 'access'
        ? 'Aceptamos una parte de su solicitud. Puede descargar la copia de sus datos durante 30 días.'
        : `Aceptamos una parte de su solicitud. ${EFFECT.es(mail)}`,
  },
  refused: {
    subject: 'rechazada',
    text: () => 'Rechazamos su solicitud. Puede presentar una queja ante su autoridad de protección de datos.',
  },
  closed: {
    subject: 'cerrada',
    text: () =>
      'Cerramos su solicitud sin una decisión, porque no pudimos confirmar quién es usted. Puede presentar otra cuando quiera.',
  },
};
