import type { DataRight } from '@entity-registry/domain';
import type { Language } from '../../language.js';
import type { Template } from '../mail-content.js';

/** What people ask for, as a mail says it. */
export const RIGHT_NAMES: Readonly<Record<Language, Readonly<Record<DataRight, string>>>> = {
  en: {
    access: 'access to your data',
    rectification: 'the correction of your data',
    erasure: 'the erasure of your data',
    objection: 'your objection to the use of your data',
  },
  es: {
    access: 'el acceso a sus datos',
    rectification: 'la rectificación de sus datos',
    erasure: 'la eliminación de sus datos',
    objection: 'su oposición al uso de sus datos',
  },
};

/** Why people without an account get a mail. */
export const DATA_REQUEST_FOOTER: Readonly<Record<Language, string>> = {
  en: 'You’re receiving this email because this address was given in a request about personal data at Entity Registry.',
  es: 'Recibe este correo porque esta dirección se indicó en una solicitud sobre datos personales en Entity Registry.',
};

/**
 * To the address in a form about personal data, with the link that opens the request. It repeats nothing from the form but the name:
 * otherwise the form could send anyone's text to anyone.
 */
export const dataRequestConfirm: Template<{ name: string; right: DataRight; token: string; hours: number }> = {
  en: ({ name, right, token, hours }) => ({
    subject: 'Confirm your request about your data',
    paragraphs: [
      `Hello ${name},`,
      `Someone, probably you, asked Entity Registry for ${RIGHT_NAMES.en[right]} and gave this address. Confirm the request to open it. Until then, nobody reads it.`,
    ],
    action: { label: 'Confirm the request', path: `/data-requests/confirm?token=${token}` },
    closing: [
      `The link works once, for ${String(hours)} hours. If you didn’t ask for this, don’t open it: the request is then deleted.`,
    ],
    footer: DATA_REQUEST_FOOTER.en,
  }),
  es: ({ name, right, token, hours }) => ({
    subject: 'Confirme su solicitud sobre sus datos',
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien, probablemente usted, pidió a Entity Registry ${RIGHT_NAMES.es[right]} e indicó esta dirección. Confirme la solicitud para abrirla. Hasta entonces nadie la lee.`,
    ],
    action: { label: 'Confirmar la solicitud', path: `/data-requests/confirm?token=${token}` },
    closing: [
      `El enlace sirve una sola vez y durante ${String(hours)} horas. Si usted no pidió esto, no lo abra: la solicitud se borra.`,
    ],
    footer: DATA_REQUEST_FOOTER.es,
  }),
};
