import { pageOf } from '../src/transport/page.js';
import type { PageParser } from '../src/parsing/page-parser.js';
import type { FetchedPage, PageReader } from '../src/source.js';

/** Parses in this thread. Input and output are cloned as for a worker thread, so values that cannot be cloned fail. */
export async function parseInProcess<Input, Output>(
  reader: PageReader<Input, Output>,
  page: FetchedPage,
  input: Input,
): Promise<Output> {
  return structuredClone(await reader.read(pageOf(page), structuredClone(input)));
}

/** A parser without threads, for tests of the code around it. */
export const IN_PROCESS_PARSER: PageParser = {
  parse: (_source, reader, page, input) => parseInProcess(reader, page, input),
};
