import type { ObjectStore } from '@entity-registry/registry';
import { SAMPLE_DOCUMENT, SAMPLE_REPORT } from './subject.js';

/** Stores the two documents that generated records refer to; each is labeled as a sample. */
export async function storeSamples(objects: ObjectStore): Promise<void> {
  const contentType = 'application/pdf';
  await objects.put(SAMPLE_DOCUMENT, { contentType, body: onePage('Documento de muestra. Los datos son generados.') });
  await objects.put(SAMPLE_REPORT, {
    contentType,
    body: onePage('Reporte registral de muestra. Los datos son generados.'),
  });
}

/** A PDF of one page with one line of ASCII text. */
function onePage(text: string): Uint8Array {
  const content = `BT /F1 16 Tf 60 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, position) => {
    const offset = body.length;
    body += `${position + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(body);
}
