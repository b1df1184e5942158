import { deflateSync } from 'node:zlib';
import type { Bitmap } from './draw-page.js';

/** A PDF whose pages are only images, as scanners make them: letter size, without a text layer. */
export function imagePdf(pages: readonly Bitmap[]): Uint8Array {
  // Objects 1 and 2 are the catalog and the list of pages. Each page has three more: the page, its content, its image.
  const numberOf = (page: number) => 3 + 3 * page;
  const kids = pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    ...pages.flatMap((bitmap, page) => {
      const [content, picture] = [numberOf(page) + 1, numberOf(page) + 2];
      const resources = `<< /XObject << /Scan ${picture} 0 R >> >>`;
      const format = `/Type /XObject /Subtype /Image /Width ${bitmap.width} /Height ${bitmap.height}`;
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources ${resources} >>`,
        ),
        stream('', Buffer.from('q 612 0 0 792 0 0 cm /Scan Do Q')),
        stream(`${format} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`, deflateSync(bitmap.bits)),
      ];
    }),
  ];
  return assembled(objects);
}

function stream(dictionary: string, body: Buffer): Buffer {
  const head = `<< ${dictionary} /Length ${body.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream')]);
}

function assembled(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const offsets: string[] = [];
  objects.forEach((object, position) => {
    offsets.push(`${String(length).padStart(10, '0')} 00000 n \n`);
    const part = Buffer.concat([Buffer.from(`${position + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(table + trailer)]));
}
