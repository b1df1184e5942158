/** Programs that receive and verify webhooks, and one that simulates the sender. The same in every language. */
export const SNIPPETS = {
  typescript: `// npm install @entity-registry/sdk; WEBHOOK_SECRETS=whsec_... node receiver.ts
import { createServer } from 'node:http';
import { webhooks } from '@entity-registry/sdk';

// Two while a rotation overlaps, the new one first.
const secret = (process.env.WEBHOOK_SECRETS ?? '').split(',');

createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  try {
    // Checks signature and age over the raw bytes, in constant time.
    const event = await webhooks.verify({ payload: Buffer.concat(parts), headers: request.headers, secret });
    response.writeHead(204).end();
    if (event.update_request_id !== 0) console.log(event.update_request_id, event.data.nombre);
  } catch {
    response.writeHead(401).end();
  }
}).listen(4040);
`,
  python: `# WEBHOOK_SECRETS=whsec_... python3 receiver.py
import hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

# Two while a rotation overlaps, the new one first.
SECRETS = os.environ["WEBHOOK_SECRETS"].split(",")


def is_genuine(headers, body: bytes) -> bool:
    timestamp = headers.get("X-Service-Webhook-Timestamp", "")
    given = headers.get("X-Service-Webhook-Signature", "").encode()
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    signed = timestamp.encode() + b"." + body
    digests = (hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() for secret in SECRETS)
    return any(hmac.compare_digest(b"sha256=" + digest.encode(), given) for digest in digests)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            print(event["update_request_id"], event["data"]["nombre"], flush=True)


HTTPServer(("", 4040), Receiver).serve_forever()
`,
  curl: `# Plays the sender: your receiver should answer 2xx, and 401 once a letter of the body differs.
WEBHOOK_SECRET=whsec_...
URL=http://127.0.0.1:4040/
BODY='{"event":"update_request.completed","update_request_id":0,"jurisdiction":"panama","data":{"id":0,"nombre":"PRUEBA, S.A."}}'
TIMESTAMP=$(date +%s)
SIGNATURE=$(printf '%s.%s' "$TIMESTAMP" "$BODY" | openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" | sed 's/^.* //')
curl -i "$URL" --data-binary "$BODY" \\
  -H 'Content-Type: application/json' \\
  -H "X-Service-Webhook-Timestamp: $TIMESTAMP" \\
  -H "X-Service-Webhook-Signature: sha256=$SIGNATURE" \\
  -H 'X-Service-Webhook-Id: ur_0'
`,
} as const;

export type SnippetName = keyof typeof SNIPPETS;
