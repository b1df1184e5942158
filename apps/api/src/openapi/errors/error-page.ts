import type { ErrorCode } from '@entity-registry/domain';
import { describeError } from './error-components.js';
import { ERROR_SAMPLES } from './error-samples.js';
import type { JsonObject } from '../json.js';

/** A page with every error of v5, each at the anchor that `type` in problem details points to. */
export function errorPage(): string {
  const codes = (Object.keys(ERROR_SAMPLES) as ErrorCode[]).sort();
  const sections = codes.map((code) => {
    const { status, schema, example } = describeError(code, 'v5');
    const text = JSON.stringify(example, null, 2);
    return `<h2 id="${code}">${String(status)} ${code}</h2>\n<p>${escape(descriptionOf(schema))}</p>\n<pre>${escape(text)}</pre>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Errors of the Entity Registry API</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}pre{background:#f4f4f4;padding:.75rem;overflow:auto}h2{font-size:1.1rem}</style>
</head>
<body>
<h1>Errors</h1>
<p>Every error with its status and its JSON body on v5. On v4, most bodies are just <code>{"error": ...}</code>.</p>
${sections.join('\n')}
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function descriptionOf({ description }: JsonObject): string {
  return typeof description === 'string' ? description : '';
}
