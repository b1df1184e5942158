import { decodeBody } from './charset.js';
import type { Page } from './source.js';

export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Uint8Array;
}

/** An answer as the adapters see it; its text is decoded once, when it is first asked for. */
export function pageOf(answer: Answer): Page {
  let text: string | undefined;
  return {
    url: answer.url,
    status: answer.status,
    contentType: answer.contentType,
    body: answer.body,
    text: () => (text ??= decodeBody(answer.body, answer.contentType)),
  };
}
