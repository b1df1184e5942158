// A thread of the ParserPool that follows the instructions of a test instead of parsing.
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
  // V8 ends the whole process when such a growing map reaches its limit.
  map: () => {
    const map = new Map();
    for (let at = 0; ; at += 1) map.set(`key ${at}`, at);
  },
  // V8 does not count buffers.
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
