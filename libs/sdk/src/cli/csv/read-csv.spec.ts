import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readCsv(bytes(text), 'in.csv');

describe('a CSV file', () => {
  it.each([
    ['commas', 'name,ruc\nAna,1\n', ',', '\n', false],
    ['semicolons', 'name;ruc\r\nAna;1\r\n', ';', '\r\n', false],
    ['tabs', 'name\truc\nAna\t1', '\t', '\n', false],
    ['a byte order mark', '\ufeffname,ruc\nAna,1\n', ',', '\n', true],
    ['the declaration of Excel', 'sep=;\r\nname;ruc\r\nAna;1\r\n', ';', '\r\n', false],
    ['quoted delimiters in the header', '"name";"a,b,c"\n"Ana";1\n', ';', '\n', false],
  ])('with %s is read, and written in the same form', (_what, text, delimiter, newline, mark) => {
    const { columns, rows, dialect } = read(text);
    expect(columns).toHaveLength(2);
    expect(rows).toEqual([['Ana', '1']]);
    expect(dialect).toEqual({ delimiter, newline, mark });
  });

  it('of one column is read', () => {
    expect(read('name\nAna\n\nLuis\n')).toMatchObject({ columns: ['name'], rows: [['Ana'], ['Luis']] });
  });

  it('keeps cells as they are: quotes, line ends, blanks, leading zeros', () => {
    const { rows } = read('name,ruc\n"García ""y"" Cía, S.A.\nPanamá"," 007 "\n');
    expect(rows).toEqual([['García "y" Cía, S.A.\nPanamá', ' 007 ']]);
  });

  it.each([
    ['empty', '', 'the file is empty'],
    ['blank', ' \n\n', 'the file is empty'],
    ['without rows', 'name,ruc\n', 'no other rows'],
    ['with a header twice', 'name, name\nAna,1\n', 'two columns called "name"'],
    ['with a row too short', 'name,ruc\nAna,1\nLuis\n', 'line 3: 1 cells, but the header has 2'],
    ['with a row too long, below a declaration', 'sep=,\nname,ruc\na,b,c\n', 'line 3: 3 cells'],
    ['with a quote left open', 'name,ruc\n"Ana,1\n', 'a quote is never closed'],
    ['with a quote inside a cell', 'name,ruc\nAna "x" Ruiz,1\n', 'a quote is in the middle of a cell'],
  ])('%s is refused, with the reason', (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it.each([
    ['Latin-1', Uint8Array.from([...bytes('name\nAna\n'), 0x50, 0xe9, 0x72, 0x0a]), 'line 3 is not UTF-8'],
    ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, 0x6e, 0, 0x61, 0]), 'this is UTF-16'],
    ['UTF-16 without one', Uint8Array.from([0x6e, 0, 0x61, 0, 0x6d, 0]), 'this is UTF-16'],
    ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0]), 'an Excel or OpenDocument workbook'],
    ['a binary file', Uint8Array.from([0x61, 0x62, 0x63, 0x64, 0, 0x65]), 'not a text file'],
  ])('in %s is refused, with how to convert it', (_what, content, message) => {
    expect(() => readCsv(content, 'in.csv')).toThrow(message);
  });
});
