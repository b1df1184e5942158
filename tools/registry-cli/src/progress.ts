import cliProgress from 'cli-progress';

/** A bar for one step of a command. */
export interface ProgressBar {
  advance(done: number): void;
  stop(): void;
}

/** Starts the display of a step with `total` pieces of work. */
export type StartProgress = (label: string, total: number) => ProgressBar;

/** Shows nothing: for tests, and where nobody watches. */
export const noProgress: StartProgress = () => ({ advance: () => undefined, stop: () => undefined });

/** A bar with its rate and the time left on a terminal; elsewhere nothing, because the command prints its result anyway. */
export function terminalProgress(stream: NodeJS.WriteStream): StartProgress {
  if (!stream.isTTY) return noProgress;
  const format = '{label} {bar} {percentage}% | {value} of {total} | {eta_formatted} left';
  return (label, total) => {
    const bar = new cliProgress.SingleBar(
      { stream, format, hideCursor: true, clearOnComplete: true, barsize: 24, fps: 8 },
      cliProgress.Presets.shades_classic,
    );
    bar.start(Math.max(total, 1), 0, { label: label.padEnd(18) });
    return {
      advance: (done) => {
        bar.update(done);
      },
      stop: () => {
        bar.stop();
      },
    };
  };
}
