import cliProgress from 'cli-progress';

const MB = 1_000_000;
const LINE_EVERY_MS = 2_000;

/**
 * Shows the progress of a copy: a bar on a terminal, or else a line every two seconds.
 * @returns {{advance(bytes: number): void, stop(): void}}
 */
export function showBar(label, bytes, out = process.stderr) {
  return out.isTTY ? bar(label, bytes, out) : lines(label, bytes, out);
}

function bar(label, bytes, stream) {
  const format = `  ${label} {bar} {percentage}% | {done} of {all} MB | {eta} s left`;
  const shown = new cliProgress.SingleBar(
    { stream, format, hideCursor: true, clearOnComplete: true, barsize: 24, fps: 8 },
    cliProgress.Presets.shades_classic,
  );
  let done = 0;
  shown.start(Math.max(bytes, 1), 0, { done: '0', all: megabytes(bytes) });
  return {
    advance: (more) => {
      done += more;
      shown.update(done, { done: megabytes(done) });
    },
    stop: () => shown.stop(),
  };
}

function lines(label, bytes, out) {
  let done = 0;
  let shownAt = performance.now();
  return {
    advance: (more) => {
      done += more;
      if (performance.now() - shownAt < LINE_EVERY_MS) return;
      shownAt = performance.now();
      out.write(`  ${label}: ${megabytes(done)} of ${megabytes(bytes)} MB\n`);
    },
    stop: () => undefined,
  };
}

/** Megabytes with one decimal: `12.3`. */
export const megabytes = (bytes) => (bytes / MB).toFixed(1);
