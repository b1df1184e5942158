/** A refusal of the whole HTTP request, as a JSON-RPC error without an id; `headers` are added to those of its body. */
export function jsonRpcError(
  status: number,
  code: number,
  message: string,
  headers?: Record<string, string>,
): Response {
  return Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status, ...(headers !== undefined && { headers }) },
  );
}
