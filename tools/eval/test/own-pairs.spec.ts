import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../src/input-error.js';
import { readOwnPairs } from '../src/pairs/own-pairs.js';

const HEADER = 'schema,name1,name2,is_match';

describe('a file of pairs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pairs-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'pairs.csv');
  const read = (content: string | Buffer) => {
    writeFileSync(path, content);
    return readOwnPairs(path);
  };
  const names = (content: string | Buffer) => read(content).map(({ query, candidate }) => [query, candidate]);

  it('is read by its columns, in any order, with other columns ignored', () => {
    expect(read('id,is_match,name2,name1,schema\n1,true,Zoila Varnoso,"Varnoso, Zoila",Person\n')).toEqual([
      {
        set: 'file',
        category: 'pairs.csv',
        kind: 'NaturalPerson',
        query: 'Varnoso, Zoila',
        candidate: 'Zoila Varnoso',
        match: true,
        decidable: true,
      },
    ]);
    expect(read('Query,candidate,MATCH,kind,category\nA,B,0,LegalEntity,near\n')[0]).toMatchObject({
      kind: 'Organization',
      match: false,
      category: 'near',
    });
  });

  it.each([
    ['a byte order mark', `\uFEFF${HEADER}\nCompany,A B,C D,true\n`],
    ['lines that end with CRLF', `${HEADER}\r\nCompany,A B,C D,true\r\n`],
    ['empty lines', `${HEADER}\n\nCompany,A B,C D,true\n\n`],
    ['no line break at the end', `${HEADER}\nCompany, A B ,"C D",TRUE`],
  ])('may have %s', (_, content) => {
    expect(names(content)).toEqual([['A B', 'C D']]);
  });

  it('may have commas, quotes and line breaks in quoted names, and quotes in others', () => {
    expect(names(`${HEADER}\nCompany,"Zumbador ""Azul"", S.A.","Zumbador\nAzul",true\n`)).toEqual([
      ['Zumbador "Azul", S.A.', 'Zumbador\nAzul'],
    ]);
    expect(names(`${HEADER}\nCompany,OOO "Zumbador","Zumbador" LLC,true\n`)).toEqual([
      ['OOO "Zumbador"', '"Zumbador" LLC'],
    ]);
  });

  it.each([
    ['', / is empty\. It needs the columns schema, name1, name2, is_match/],
    ['\uFEFF', / is empty/],
    [`${HEADER}\n`, /no pairs below its header row/],
    ['schema,name1,is_match\nPerson,A,true\n', /line 1: the column name2 is missing.* has schema, name1, is_match/],
    ['name1,name2,is_match\nA,B,true\n', /line 1: the column schema is missing/],
    ['schema;name1;name2;is_match\nPerson;A;B;true\n', /line 1: the column schema, name1, name2, is_match is missing/],
    [
      `${HEADER}\nPerson,A,B,true\nVessel,A,B,true\n`,
      /line 3, column schema: "Vessel" is unknown\. Use Person or Company/,
    ],
    [`${HEADER}\n,A,B,true\n`, /line 2, column schema: the value is empty\. Use Person or Company/],
    [`${HEADER}\r\nPerson,A,B,true\r\nPerson,A,B,maybe\r\n`, /line 3, column is_match: "maybe" is unknown/],
    [`${HEADER}\nPerson,"A\nB",C,true\nPerson,A,,true\n`, /line 4, column name2: the value is empty/],
    [`${HEADER}\nCompany,Zumbador, S.A.,Zumbador,true\n`, /line 2: 5 values for 4 columns\. Put names with commas in/],
    [`${HEADER}\nCompany,A,B\n`, /line 2: 3 values for 4 columns/],
    [`${HEADER},name1\nPerson,A,B,true,C\n`, /line 1: two columns are called name1\. Rename or remove one/],
    [`${HEADER},Query\nPerson,A,B,true,C\n`, /line 1: the columns name1 and query mean the same/],
    [`${HEADER},category,group\nPerson,A,B,true,c,g\n`, /line 1: the columns category and group mean the same/],
    [`${HEADER}\nCompany,"A,B,true\n`, /isn't a CSV file: Quote Not Closed.* line 2/],
  ])('is rejected with the line and the column: %j', (content, message) => {
    expect(() => read(content)).toThrow(InputError);
    expect(() => read(content)).toThrow(message);
  });

  it('is rejected if it is not in UTF-8, or not there', () => {
    expect(() => read(Buffer.from(`${HEADER}\nPerson,Peña,Pena,true\n`, 'latin1'))).toThrow(/isn't in UTF-8/);
    expect(() => readOwnPairs(join(folder, 'other.csv'))).toThrow(/can't be read/);
  });
});
