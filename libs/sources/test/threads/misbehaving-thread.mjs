// A thread of the ParserPool that does what a test tells it to, in place of parsing.
import { parentPort, threadId } from 'node:worker_threads';

const deeds = {
  answer: ({ value }) => value,
  fault: () => {
    throw new Error('the parser has a fault');
  },
  spin: () => {
    for (;;);
  },
  backtrack: () => /^(?:a+)+$/.test(`${'a'.repeat(40)}b`),
  // V8 ends the whole process where such a growing map meets its own limit.
  map: () => {
    const map = new Map();
    for (let at = 0; ; at += 1) map.set(`key ${at}`, at);
  },
  // V8 does not count these at all.
  buffers: () => {
    const buffers = [];
    for (;;) buffers.push(Buffer.alloc(1024 * 1024, 1));
  },
  exit: () => process.exit(3),
  crash: () => {
    setImmediate(() => {
      throw new Error('outside of any task');
    });
    return new Promise(() => undefined);
  },
  thread: () => threadId,
};

export default async function parse({ id, input }) {
  parentPort.postMessage({ started: id, threadId });
  return { value: await deeds[input.deed](input) };
}
