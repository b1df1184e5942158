import { pageOf } from '../src/page.js';
import type { PageParser } from '../src/parsing/page-parser.js';
import type { FetchedPage, PageReader } from '../src/source.js';

/** Parses in this thread. Input and output are cloned, as on their way to a thread and back: what cannot be is an error. */
export async function parseHere<Input, Output>(
  reader: PageReader<Input, Output>,
  page: FetchedPage,
  input: Input,
): Promise<Output> {
  return structuredClone(await reader.read(pageOf(page), structuredClone(input)));
}

/** A parser without threads, for tests of what is around it. */
export const PARSER_HERE: PageParser = {
  parse: (_source, reader, page, input) => parseHere(reader, page, input),
};
