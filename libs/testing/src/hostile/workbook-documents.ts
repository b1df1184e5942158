import { constants, deflateRawSync } from 'node:zlib';
import { MB, fillWith, seeded } from './hostile-document.js';
import type { HostileDocument } from './hostile-document.js';
import { zipOf } from './zip.js';
import type { ZipEntry } from './zip.js';

/** The limit of an unpacked workbook, and a size beyond it. */
const UNPACKED_BYTES = 60 * MB;
const BOMB_BYTES = 1_024 * MB;

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const relations = (...list: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
const sheet = (rows: string, dimension = 'A1:A1'): string =>
  `<worksheet xmlns="${SHEET}"><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`;

const packed = (name: string, text: string): ZipEntry => ({ name, packed: deflateRawSync(text), size: text.length });

/** A workbook of one sheet, with some of its parts replaced. */
function workbook(parts: Readonly<Record<string, string | ZipEntry>>): Uint8Array {
  const usual: Record<string, string | ZipEntry> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheet(''),
    'xl/sharedStrings.xml': `<sst xmlns="${SHEET}"/>`,
    ...parts,
  };
  return zipOf(Object.entries(usual).map(([name, part]) => (typeof part === 'string' ? packed(name, part) : part)));
}

/** A part of spaces of any size: the same block repeated. */
function bomb(name: string, bytes: number, stated: number): ZipEntry {
  const block = deflateRawSync(Buffer.alloc(MB, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: Math.max(1, Math.floor(bytes / MB)) }, () => block);
  return { name, packed: Buffer.concat([...blocks, deflateRawSync(' ')]), size: stated };
}

const xlsx = (name: string, bytes: number, make: (bytes: number) => Uint8Array): HostileDocument => ({
  ...{ name, source: 'contraloria_planilla', bytes, make },
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

const SHEET_PART = 'xl/worksheets/sheet1.xml';
const cell = (ref: string, value: string): string => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

export const WORKBOOK_DOCUMENTS: readonly HostileDocument[] = [
  xlsx('workbook: a bomb that states its size', BOMB_BYTES, (bytes) =>
    workbook({ [SHEET_PART]: bomb(SHEET_PART, bytes, bytes) }),
  ),
  xlsx('workbook: a bomb that states a small size', BOMB_BYTES, (bytes) =>
    workbook({ [SHEET_PART]: bomb(SHEET_PART, bytes, 60 * MB) }),
  ),
  xlsx('workbook: a bomb that does not state its size', BOMB_BYTES, (bytes) =>
    workbook({ [SHEET_PART]: { ...bomb(SHEET_PART, bytes, 0), flags: 8 } }),
  ),
  xlsx('workbook: one part sixty thousand times', BOMB_BYTES, (bytes) => {
    const part = bomb(SHEET_PART, MB, MB);
    return zipOf(Array.from({ length: Math.min(60_000, bytes / MB) * 60 }, () => part).slice(0, 60_000), {
      overlap: true,
    });
  }),
  xlsx('workbook: two cells in opposite corners', 1_000, () =>
    workbook({
      [SHEET_PART]: sheet(
        `<row r="1">${cell('A1', 'x')}</row><row r="1048576">${cell('XFD1048576', 'y')}</row>`,
        'A1:XFD1048576',
      ),
    }),
  ),
  xlsx('workbook: rows that end in the last column', UNPACKED_BYTES, (bytes) =>
    workbook({ [SHEET_PART]: sheet(fillWith((at) => `<row r="${at + 1}">${cell(`XFD${at + 1}`, 'x')}</row>`, bytes)) }),
  ),
  xlsx('workbook: hundreds of thousands of shared texts', UNPACKED_BYTES / 4, (bytes) => {
    const random = seeded(3);
    // Not so uniform that the file would be refused for its compression ratio.
    const texts = fillWith(() => `<si><t>${random().toString(36).slice(2)}</t></si>`, bytes);
    return workbook({ 'xl/sharedStrings.xml': `<sst xmlns="${SHEET}">${texts}</sst>` });
  }),
  xlsx('workbook: relations that lead in a circle', 100_000, (bytes) =>
    workbook({
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId1', 'worksheet', 'workbook.xml'),
        relation('rId2', 'sharedStrings', '../xl/../xl/_rels/workbook.xml.rels'),
        fillWith((at) => relation(`rId${at + 3}`, 'worksheet', `${'../'.repeat(50)}workbook.xml`), bytes),
      ),
    }),
  ),
  xlsx('workbook: elements nested without end', UNPACKED_BYTES / 8, (bytes) => {
    const random = seeded(4);
    return workbook({ 'xl/workbook.xml': fillWith(() => `<a${random().toString(36).slice(2)}>`, bytes) });
  }),
];
