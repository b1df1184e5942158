import type { Billing } from '@entity-registry/sdk';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.js';
import type { Fetch } from '../../api/client.js';
import { withPriceLimit } from '../../api/price-limit.js';
import { targetOf } from './request/draft.js';
import type { Draft, Examples, SandboxRequest } from './request/draft.js';

const MOUNT = '/api/sandbox';
const QUOTA_KEY = ['sandbox', 'standing'];
const HISTORY = ['sandbox', 'history'];
/** Calls whose responses are kept. */
const MAX_HISTORY = 40;

/** A response, unchanged. */
export interface SandboxResponse {
  /** 0: there was none. */
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** From the request to the last byte, in milliseconds. */
  readonly ms: number;
}

export interface HistoryEntry {
  readonly nr: number;
  readonly at: string;
  readonly operationId: string;
  readonly draft: Draft;
  readonly method: string;
  readonly target: string;
  readonly response: SandboxResponse;
}

export const headerOf = ({ headers }: SandboxResponse, name: string): string | null =>
  headers.find(([one]) => one === name)?.[1] ?? null;

/** The user's remaining sandbox allowance of today. */
export function useSandboxQuota() {
  const api = useApi();
  return useQuery({ queryKey: QUOTA_KEY, queryFn: ({ signal }) => api.get('/api/sandbox', { signal }) });
}

/** Real entities to fill the forms with; null if they could not be loaded: the form works without them. */
export function useExamples() {
  const api = useApi();
  return useQuery({
    queryKey: ['sandbox', 'examples'],
    queryFn: async ({ signal }): Promise<Examples | null> => {
      try {
        return await api.get<Examples>('/api/sandbox/examples', { signal });
      } catch {
        return null;
      }
    },
    staleTime: Infinity,
  });
}

const NONE: readonly HistoryEntry[] = [];

/** The calls since the page was loaded, newest first. */
export function useHistory(): readonly HistoryEntry[] {
  return useQuery<readonly HistoryEntry[]>({ queryKey: HISTORY, queryFn: skipToken, gcTime: Infinity }).data ?? NONE;
}

export function useClearHistory(): () => void {
  const client = useQueryClient();
  return () => client.setQueryData(HISTORY, []);
}

/** Makes a call, and adds it to the history. */
export function useRun() {
  const { fetch } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ request, draft }: { request: SandboxRequest; draft: Draft }): Promise<HistoryEntry> => {
      const response = await send(fetch, request);
      const known = client.getQueryData<readonly HistoryEntry[]>(HISTORY) ?? [];
      const entry: HistoryEntry = {
        nr: (known[0]?.nr ?? 0) + 1,
        at: new Date().toISOString(),
        operationId: request.operation.id,
        ...{ draft, method: request.method, target: targetOf(request), response },
      };
      client.setQueryData(HISTORY, [entry, ...known].slice(0, MAX_HISTORY));
      return entry;
    },
    onSettled: () => client.invalidateQueries({ queryKey: QUOTA_KEY }),
  });
}

/** A call's price, or why it would be refused. */
export type Preview =
  | {
      kind: 'price';
      price: string;
      base: string;
      codes: { code: string; price: string }[];
      redundant: string[];
      /** Codes that were never read, or that cover nothing requested. */
      notCharged: string[];
    }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'wait'; seconds: number };

/** Requests a call's price with a dry run; null: no request. */
export function usePreview(request: SandboxRequest | null) {
  const { fetch } = useApi();
  const requested = request === null ? null : [request.method, targetOf(request), JSON.stringify(request.body ?? null)];
  return useQuery({
    queryKey: ['sandbox', 'preview', requested],
    queryFn:
      request === null
        ? skipToken
        : // Without the call's Idempotency-Key: a dry run under it would become the call's own stored response.
          async ({ signal }) => previewOf(await send(fetch, { ...request, headers: {} }, { dryRun: true, signal })),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.kind === 'wait' ? state.data.seconds * 1_000 : false),
  });
}

function previewOf(response: SandboxResponse): Preview {
  const body = parsed(response.text);
  const billing = (body as { billing?: Partial<Billing> } | null)?.billing;
  if (response.status === 200 && typeof billing?.price === 'string') {
    const { price, base = '0.00', codes = [], redundant = [], not_charged: notCharged = [] } = billing;
    return { kind: 'price', price, base, codes, redundant, notCharged: notCharged.map(({ code }) => code) };
  }
  if (response.status === 429) return { kind: 'wait', seconds: Number(headerOf(response, 'retry-after') ?? 2) };
  const { error } = (body ?? {}) as { error?: unknown };
  return { kind: 'refused', status: response.status, message: typeof error === 'string' ? error : '' };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

async function send(
  fetch: Fetch,
  request: SandboxRequest,
  { dryRun = false, signal }: { dryRun?: boolean; signal?: AbortSignal } = {},
): Promise<SandboxResponse> {
  const { method, headers, body } = request;
  const began = performance.now();
  try {
    const response = await withPriceLimit(fetch)(`${MOUNT}${targetOf(request, { dryRun })}`, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json, */*;q=0.5',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    return { status: response.status, headers: [...response.headers], text, ms: Math.round(performance.now() - began) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: 0, headers: [], text: '', ms: Math.round(performance.now() - began) };
  }
}
