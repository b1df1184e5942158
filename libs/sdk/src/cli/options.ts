import { InvalidArgumentError, Option } from 'commander';

// Parsers of option values. Their errors are shown to the user after the option's name.

/** Product codes separated by commas. Case and spaces count, as in the service (ADR 0022). */
export function codes(text: string): string[] {
  const list = text.split(',');
  if (list.includes('')) throw new InvalidArgumentError('Separate codes with commas, such as DAT-CORE,DAT-GOV.');
  return [...new Set(list)];
}

/** A positive integer. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Use a positive integer.');
  return Number(text);
}

/** An integer from 1 to `most`. */
export function countUpTo(most: number): (text: string) => number {
  return (text) => {
    const value = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > most) throw new InvalidArgumentError(`Use an integer from 1 to ${most}.`);
    return value;
  };
}

/** A confidence, 0 to 1. */
export function confidence(text: string): number {
  const value = /^(0|1|0?\.\d{1,6}|1\.0{1,6})$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw new InvalidArgumentError('Use a number from 0 to 1, such as 0.5.');
  return value;
}

/** `--mode` of resolve and batch. */
export function modeOption(): Option {
  return new Option('--mode <mode>', 'identify: the one right entity (default); screen: all that may be meant').choices(
    ['identify', 'screen'],
  );
}

/** An amount in US dollars. */
export function amount(text: string): string {
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text))
    throw new InvalidArgumentError('Use a decimal amount in US dollars, such as 5.00.');
  return text;
}

/** A key that fits into a header; the service accepts up to 255 characters. */
export function idempotencyKey(text: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(text))
    throw new InvalidArgumentError('Use up to 255 ASCII characters without spaces.');
  return text;
}

/** A UTC day. */
export function day(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new InvalidArgumentError('Use a day such as 2026-11-01.');
  return text;
}

/** Collects an option that may be given several times. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** The number of a watchlist, an item or a notice. */
export function recordId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Use an id, such as 3.');
  return Number(text);
}
