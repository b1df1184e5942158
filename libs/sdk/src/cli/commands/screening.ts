import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { ScreeningVerificationError, verifyScreening } from '../../index.js';
import type { SigningKeySet, StoredScreening } from '../../index.js';
import { columnsOf, show, showPrice } from '../command-context.js';
import type { ContextFactory, OutputFactory } from '../command-context.js';
import { CommandError, EXIT, usageError } from '../exit.js';
import { collect } from '../options.js';
import { renderFields } from '../output/table.js';

/** `screening <id>`: a stored screening, as JSON for `verify`. */
export function screeningCommand(begin: ContextFactory): Command {
  return new Command('screening')
    .description('get a stored screening with its signature. Free. Save it with --format json to verify it')
    .argument('<id>', 'id of the screening, such as scr_0c5f...')
    .action(async (id: string, _options: object, command: Command) => {
      const context = begin(command);
      const { screening: calls } = context.registry.v5;
      if (context.dryRun) {
        showPrice(context, await calls.get(id, { dryRun: true }).withResponse());
        return;
      }
      const screening = await calls.get(id);
      const rows = screening.results.flatMap(hitsOf);
      show(context, { json: screening, rows, columns: columnsOf(rows), nothing: 'no hits' });
    });
}

/** A hit, or a subject without one. */
interface HitRow {
  readonly index: number;
  readonly reference: string | null;
  readonly outcome: string;
  readonly listing_id: string | null;
  readonly name: string | null;
  readonly score: number | null;
}

function hitsOf(result: StoredScreening['results'][number]): HitRow[] {
  const named = { index: result.index, reference: result.reference, outcome: result.outcome };
  if (!('hits' in result) || result.hits.length === 0) return [{ ...named, listing_id: null, name: null, score: null }];
  return result.hits.map(({ listing_id, matched_name, score }) => ({
    ...named,
    listing_id,
    name: matched_name.name,
    score,
  }));
}

/** `verify FILE`: works offline, without a key. */
export function verifyCommand(output: OutputFactory): Command {
  return new Command('verify')
    .description('verify a stored screening offline: who signed it, and that nothing was changed')
    .argument('<file.json>', 'the screening, as `screening <id> --format json` prints it')
    .requiredOption(
      '--fingerprint <text>',
      'fingerprint of a key that you trust, from /.well-known/jwks.json (kid); may be repeated',
      collect,
    )
    .option(
      '--jwks <file>',
      'key set, saved from /.well-known/jwks.json: also checks that the key was in use at that time',
    )
    .action(async (file: string, options: VerifyOptions, command: Command) => {
      const verified = await verifyFile(file, options);
      const context = output(command);
      const entries = Object.entries({ valid: 'yes', ...verified });
      show(context, {
        json: { valid: true, ...verified },
        rows: [verified],
        columns: columnsOf([verified]),
        text: () => renderFields(entries, context.terminal.style),
        nothing: '',
      });
    });
}

interface VerifyOptions {
  readonly fingerprint: string[];
  readonly jwks?: string;
}

async function verifyFile(file: string, { fingerprint: fingerprints, jwks }: VerifyOptions) {
  const keySet = jwks === undefined ? undefined : keySetOf(jwks);
  try {
    const verified = await verifyScreening(textOf(file), { fingerprints, ...(keySet && { keySet }) });
    const { id, screenedAt, fingerprint } = verified;
    return { id, screened_at: screenedAt, fingerprint, ...(keySet && { key_in_use: 'yes' }) };
  } catch (error) {
    if (error instanceof ScreeningVerificationError)
      throw new CommandError(EXIT.failed, `${file}: not valid: ${error.message}.`);
    throw error;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw usageError(`${file}: can't be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

function keySetOf(file: string): SigningKeySet {
  const text = textOf(file);
  try {
    const set = JSON.parse(text) as Partial<SigningKeySet>;
    if (Array.isArray(set.keys)) return set as SigningKeySet;
  } catch {
    // Said below.
  }
  throw usageError(`--jwks: ${file} is not a key set. Save the response of /.well-known/jwks.json.`);
}
