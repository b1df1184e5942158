import { MB, fill, fillWith } from './hostile-document.js';
import type { HostileDocument } from './hostile-document.js';

/** Below the limit of delimited text, with room for the rest of the list. */
const CSV_BYTES = 15 * MB;

const HEADER = 'ent_num,SDN_Name,SDN_Type,Program,Title,Remarks\r\n';
const row = (remarks: string, at = 0): string => `${at},"NADIE ${at}",individual,SDGT,-0-,"${remarks}"\r\n`;
/** Rows of a list of the usual length, after the rows of the document. */
const LISTED = fillWith((at) => row('-0-', at), 60_000);

const csv = (name: string, make: (bytes: number) => string, bytes = CSV_BYTES): HostileDocument => ({
  ...{ name, source: 'ofac', contentType: 'text/csv; charset=utf-8', bytes },
  make: (size) => Buffer.from(make(size)),
});

export const CSV_DOCUMENTS: readonly HostileDocument[] = [
  csv('CSV: one field of megabytes', (bytes) => HEADER + row(fill('x ', bytes)) + LISTED),
  csv('CSV: a quote that is never closed', (bytes) => `${HEADER}1,"${fill('a,\r\n', bytes)}`),
  csv('CSV: millions of columns', (bytes) => `${HEADER}${fill(',', bytes)}\r\n`),
  csv('CSV: a header of millions of columns', (bytes) => `${fill('SDN_Name,', bytes)}\r\n1\r\n`),
  csv('CSV: millions of rows', (bytes) => HEADER + fill('1,a,b,c,d,e\r\n', bytes)),
  csv('CSV: quotes in every place', (bytes) => HEADER + fill('1,a"b"c,""""",d"e,"f""g"h,i,j\r\n', bytes)),
  csv('CSV: blank lines and no end', (bytes) => `${HEADER}${LISTED}${fill('\r\n', bytes)}1,a,b,c,d,e`),
  csv(
    'CSV: remarks that begin a million names and end none',
    (bytes) => HEADER + row(fill("a.k.a. 'X ", bytes)) + LISTED,
    900_000,
  ),
  csv(
    'CSV: remarks that begin a million numbers and end none',
    (bytes) => HEADER + row(fill('RUC # 123 Cedula No. ', bytes)) + LISTED,
    900_000,
  ),
  {
    ...csv(
      'CSV: the name of a country again and again',
      (bytes) => {
        const columns =
          'celex,programKey,measure,startDate,reason,schema,name,alias,weakAlias,previousName,position,' +
          'registrationNumber,taxNumber,idNumber,notes';
        const entry = (at: number, id: string): string => `1,a,b,,c,Person,NADIE ${at},,,,,,,${id},\r\n`;
        return `${columns}\r\n${entry(0, fill('Panama RUC ', bytes))}${fillWith((at) => entry(at, ''), 60_000)}`;
      },
      900_000,
    ),
    source: 'eu_sanctions',
  },
];
