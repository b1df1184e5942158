import { flag, integerId, item, sid, sourceUpdatedAt, stringId, text } from './fields.js';

export const BusinessNotice = item('BusinessNotice', {
  numero: text('Number of the notice of operation'),
  nombre: text('Trade name'),
  ruc: text('Tax number'),
  estatus: text('State of the notice'),
  fecha_generacion: text('Date of issue'),
});

export const GeneralLicense = item('GeneralLicense', {
  id: stringId(),
  nombre: text('Name of the licence or of its holder'),
  activo: flag('Whether the licence is in force'),
});

export const PersonalLicense = item('PersonalLicense', {
  id: stringId(),
  nombre: text('Name of the holder'),
  idoneidad: text('Qualification number'),
  activo: flag('Whether the licence is in force'),
});

export const CompanyLicense = item('CompanyLicense', {
  id: stringId(),
  nombre: text('Name of the licence or of its holder'),
});

export const Fideicomiso = item('Fideicomiso', {
  id: integerId(),
  sid: sid(),
  ficha: text('File number'),
  folio: text('Folio number'),
  fecha_inscripcion: text('Date of registration'),
  rol: text('Part the entity plays: settlor, trustee or beneficiary'),
  source_updated_at: sourceUpdatedAt(),
});

export const Marca = item('Marca', {
  id: integerId(),
  sid: sid(),
  solicitud: text('Application number'),
  nombre: text('The mark'),
  abogado: text('Attorney'),
  titulares: text('Holders'),
  registro: text('Registration number'),
  fecha_solicitud: text('Date of application'),
  fecha_registro: text('Date of registration'),
  fecha_vencimiento: text('Date of expiry'),
  estado: text('State of the mark'),
  source_updated_at: sourceUpdatedAt(),
});
