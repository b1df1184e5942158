import type { Language } from '../../../i18n/language.js';

/** What the codes deliver, in Spanish: the catalogue says it in English. */
const SPANISH: Readonly<Record<string, string>> = {
  'CHK-BIN': 'Comprobación de existencia con los datos base',
  'DAT-CORE': 'Datos base y contacto',
  'DAT-HOOK': 'Eventos de los bienes de la entidad',
  'DAT-GOV': 'Gobierno corporativo y cargos públicos',
  'DAT-BIZ': 'Avisos de operación, licencias, fideicomisos y marcas',
  'DAT-ASSET': 'Inmuebles, bienes muebles y naves',
  'DAT-TRADE': 'Importaciones y exportaciones',
  'DAT-DOC': 'Documentos del registro',
  'DAT-RISK': 'Morosidad, sanciones, idoneidades y expedientes',
  'DAT-PROC': 'Licitaciones públicas',
  'DAT-NEWS': 'Noticias',
  'DAT-MEDIA': 'Noticias y eventos',
  'DAT-LEGAL': 'Trámites migratorios y permisos de trabajo',
  'DAT-CGR': 'Documentos de Contraloría y planilla estatal',
  'DAT-IP': 'Marcas',
  'DAT-LABOR': 'Trámites migratorios, permisos de trabajo y planilla estatal',
  'DAT-SCREEN': 'Sanciones internacionales y personas expuestas políticamente',
  'DAT-ALL': 'Todo salvo sanciones internacionales y personas expuestas',
};

/** What a code delivers, in the reader's language where that is known, else as the catalogue says it. */
export const codeText = (code: string, description: string, language: Language): string =>
  (language === 'es' ? SPANISH[code] : undefined) ?? description;
