const ATTEMPTS = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a request again as soon as the backend allows it (429 with `Retry-After`), ten times at most. Calls that follow each other, such
 * as the parts of a file, are faster than a key may call.
 */
export async function whenAllowed(send: () => Promise<Response>, wait = pause): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send();
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status !== 429 || !Number.isFinite(seconds) || attempt === ATTEMPTS) return response;
    await wait(seconds * 1_000);
  }
}
