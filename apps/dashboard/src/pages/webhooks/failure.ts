/** Why an attempt of a webhook failed. */
export const FAILURES = [
  ...(['answered', 'redirected', 'late', 'unknownName', 'noLookup', 'refused', 'cutOff', 'notAccepted'] as const),
  ...(['notHttp', 'insecure', 'notPublic', 'unreachable', 'noSecret'] as const),
] as const;
export type Failure = (typeof FAILURES)[number];

/** The service's English text of each; the first match applies. */
const BACKEND_TEXTS: readonly (readonly [pattern: RegExp, failure: Failure])[] = [
  [/has no signing secret/, 'noSecret'],
  [/the receiver answered 3\d\d/, 'redirected'],
  [/the receiver answered \d/, 'answered'],
  [/no answer within/, 'late'],
  [/host name is not known/, 'unknownName'],
  [/could not be looked up/, 'noLookup'],
  [/connection was refused/, 'refused'],
  [/ended without an answer/, 'cutOff'],
  [/did not accept a connection/, 'notAccepted'],
  [/not HTTP/, 'notHttp'],
  [/no secure connection/, 'insecure'],
  [/not public|public address/, 'notPublic'],
  [/could not be reached/, 'unreachable'],
];

/** The failure in a text of the service, and the receiver's status; undefined: another, shown unchanged. */
export function failureOf(text: string): { failure: Failure; status: string } | undefined {
  const failure = BACKEND_TEXTS.find(([pattern]) => pattern.test(text))?.[1];
  return failure && { failure, status: /answered (\d{3})/.exec(text)?.[1] ?? '' };
}
