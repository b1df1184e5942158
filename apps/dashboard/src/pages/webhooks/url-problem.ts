/** Why an address is refused, for the reader's language. */
export const URL_PROBLEMS = ['absolute', 'blanks', 'credentials', 'fragment', 'long', 'public'] as const;
export type UrlProblem = (typeof URL_PROBLEMS)[number];

/** What the backend says of each, in English. */
const SAID: readonly (readonly [text: string, problem: UrlProblem])[] = [
  ['must be an absolute', 'absolute'],
  ['must not contain blanks', 'blanks'],
  ['must not contain a user name', 'credentials'],
  ['must not contain a fragment', 'fragment'],
  ['must have at most', 'long'],
  ['must lead to a public host', 'public'],
];

/** The problem that the backend's text names; undefined: another, whose text is shown as it is. */
export function problemOf(message: string): UrlProblem | undefined {
  return SAID.find(([text]) => message.includes(text))?.[1];
}
