import { InvalidArgumentError } from 'commander';
import type { ScreenBody } from '../../index.js';

type Kind = NonNullable<ScreenBody['lists']>[number];

const KINDS: readonly Kind[] = ['sanctions', 'pep', 'debarment', 'impediment'];

/** Kinds of lists separated by commas. */
export function listKinds(text: string): Kind[] {
  const given = text.split(',').map((part) => part.trim());
  const kinds = given.flatMap((part) => KINDS.find((kind) => kind === part) ?? []);
  if (kinds.length !== given.length) throw new InvalidArgumentError(`Use ${KINDS.join(', ')}, separated by commas.`);
  return [...new Set(kinds)];
}
