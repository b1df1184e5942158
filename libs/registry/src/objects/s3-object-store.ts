import { AwsClient } from 'aws4fetch';
import { requireObjectKey } from './object-store.js';
import type { ObjectStore, StoredObject } from './object-store.js';

export interface S3ObjectStoreOptions {
  /** URL of the service, without a trailing slash: `https://s3.us-east-1.amazonaws.com`, or that of a compatible service. */
  endpoint: string;
  region: string;
  /** Addressed by path (`<endpoint>/<bucket>/<key>`), which every S3 service supports. */
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  now: () => Date;
  /** Sends the requests. Defaults to the global `fetch`. */
  fetch?: typeof fetch;
}

/** Stores objects in a bucket of an S3 service. Signed URLs are the service's own (AWS Signature 4 in the query). */
export class S3ObjectStore implements ObjectStore {
  readonly location: string;
  private readonly aws: AwsClient;

  constructor(private readonly options: S3ObjectStoreOptions) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
    // An address could have a password.
    const { protocol, host, pathname } = new URL(`${endpoint}/${bucket}`);
    this.location = `s3:${protocol}//${host}${pathname}`;
    this.aws = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey });
  }

  async put(key: string, object: StoredObject): Promise<void> {
    const headers = { 'content-type': object.contentType };
    const response = await this.send(key, { method: 'PUT', headers, body: Uint8Array.from(object.body) });
    if (!response.ok) throw new Error(`object store rejected ${key}: HTTP ${response.status}`);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const response = await this.send(key, { method: 'GET' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`object store failed for ${key}: HTTP ${response.status}`);
    return {
      body: new Uint8Array(await response.arrayBuffer()),
      contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    };
  }

  async has(key: string): Promise<boolean> {
    const response = await this.send(key, { method: 'HEAD' });
    if (!response.ok && response.status !== 404)
      throw new Error(`object store failed for ${key}: HTTP ${response.status}`);
    return response.ok;
  }

  async signedUrl(key: string, ttlSeconds: number): Promise<string> {
    const url = this.urlOf(key);
    url.searchParams.set('X-Amz-Expires', String(ttlSeconds));
    const signed = await this.aws.sign(url.toString(), {
      method: 'GET',
      aws: { signQuery: true, datetime: this.datetime() },
    });
    return signed.url;
  }

  private async send(key: string, init: RequestInit): Promise<Response> {
    const request = await this.aws.sign(this.urlOf(key).toString(), { ...init, aws: { datetime: this.datetime() } });
    return (this.options.fetch ?? fetch)(request);
  }

  private urlOf(key: string): URL {
    requireObjectKey(key);
    return new URL(`${this.options.endpoint}/${this.options.bucket}/${key}`);
  }

  /** `YYYYMMDDTHHMMSSZ` */
  private datetime(): string {
    return this.options
      .now()
      .toISOString()
      .replace(/[-:]|\.\d{3}/g, '');
  }
}
