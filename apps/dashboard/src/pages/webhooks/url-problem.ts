/** Why an address is rejected, for display in the user's language. */
export const URL_PROBLEMS = ['absolute', 'blanks', 'credentials', 'fragment', 'long', 'public'] as const;
export type UrlProblem = (typeof URL_PROBLEMS)[number];

/** The backend's English text of each. */
const BACKEND_TEXTS: readonly (readonly [text: string, problem: UrlProblem])[] = [
  ['must be an absolute', 'absolute'],
  ['must not contain blanks', 'blanks'],
  ['must not contain a user name', 'credentials'],
  ['must not contain a fragment', 'fragment'],
  ['must have at most', 'long'],
  ['must lead to a public host', 'public'],
];

/** The problem in the backend's text; undefined: another, whose text is shown unchanged. */
export function problemOf(message: string): UrlProblem | undefined {
  return BACKEND_TEXTS.find(([text]) => message.includes(text))?.[1];
}
