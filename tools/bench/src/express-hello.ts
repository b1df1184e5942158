// The baseline: bare Express 5 that returns the same number of bytes, on the given port.
import express from 'express';

const body = JSON.stringify({ id: 1, nombre: 'x'.repeat(400) });
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/', (_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
});
app.listen(Number(process.argv[2]), '127.0.0.1', () => {
  process.send?.('ready');
});
