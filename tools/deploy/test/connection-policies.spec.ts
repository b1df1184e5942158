import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { deployment } from './deployment.js';
import type { Manifest, Policy } from './deployment.js';

// Plain JavaScript, as all tools.
const { objectStore, sessions } = (await import(join(import.meta.dirname, '..', 'policies.mjs'))) as Record<
  'objectStore' | 'sessions',
  Policy
>;

describe('the object store', () => {
  const named = (name: string, container: string, pod?: string) => deployment(`name: ${name}\n${container}`, pod);
  const s3 = `env:
  - { name: OBJECT_STORE, value: s3 }
  - { name: S3_ENDPOINT, value: "http://objects.storage.svc:9000" }
  - { name: S3_BUCKET, value: documents }
  - { name: S3_ACCESS_KEY_ID }
  - { name: S3_SECRET_ACCESS_KEY }
`;
  const files = (readOnly: boolean): string => `env: [{ name: OBJECT_STORE, value: files }]
volumeMounts: [{ name: objects, mountPath: /srv/objects, readOnly: ${String(readOnly)} }]
`;
  const claim = 'volumes: [{ name: objects, persistentVolumeClaim: { claimName: documents } }]';
  const network = (port: number): Manifest => ({
    kind: 'NetworkPolicy',
    metadata: { name: 'n' },
    spec: { podSelector: { matchLabels: { app: 'one' } }, egress: [{ ports: [{ port: 5432 }, { port }] }] },
  });

  it.each([
    ['on S3', [named('toolbox', s3), network(9000)], ''],
    ['on S3 without a network policy', [named('toolbox', s3)], ''],
    ['that is unknown', [named('toolbox', 'env: []')], 'does not know the object store'],
    ['on S3 without a bucket', [named('toolbox', s3.replace('S3_BUCKET', 'BUCKET'))], 'lacks S3_BUCKET'],
    ['behind a closed port', [named('toolbox', s3), network(443)], 'may not connect to the object store'],
    ['in files on a volume', [named('toolbox', files(false), claim)], ''],
    ['in files that are only read', [named('api', files(true), claim)], ''],
    ['in files that cannot be written', [named('toolbox', files(true), claim)], 'cannot write objects'],
    [
      'in files of the pod',
      [named('toolbox', files(false), 'volumes: [{ name: objects, emptyDir: {} }]')],
      'has no durable volume for objects',
    ],
    ['in files without a volume', [named('toolbox', files(false), 'volumes: []')], 'has no durable volume for objects'],
    ['of a container that uses none', [named('mcp', 'env: []')], ''],
  ])('%s: "%s"', (_, manifests, fault) => {
    const faults = objectStore(manifests);
    expect(faults.map((one) => one.replace(/^Deployment\/one \S+: /, ''))).toEqual(fault === '' ? [] : [fault]);
  });
});

describe('sessions', () => {
  const ref = (key: string, more = ''): string => `{ secretKeyRef: { name: s, key: ${key}${more} } }`;
  const pooled = `{ name: DATABASE_URL, valueFrom: ${ref('DATABASE_URL')} }`;
  const direct = (from: string): string => `{ name: DATABASE_SESSION_URL, valueFrom: ${from} }`;

  it.each([
    ['worker', `env: [${pooled}]`, 'would hold its locks behind a pooler'],
    [
      'toolbox',
      `env: [${pooled}, ${direct(ref('DATABASE_URL', ', optional: true'))}]`,
      'would hold its locks behind a pooler',
    ],
    [
      'worker',
      `env: [${pooled}, ${direct(ref('DATABASE_SESSION_URL'))}]`,
      'does not start without DATABASE_SESSION_URL',
    ],
    ['worker', `env: [${pooled}, ${direct(ref('DATABASE_SESSION_URL', ', optional: true'))}]`, ''],
    ['platform', `env: [${pooled}]`, ''],
    ['mcp', 'env: []', ''],
  ])('of %s with %s: "%s"', (name, container, fault) => {
    const faults = sessions([deployment(`name: ${name}\n${container}`)]);
    expect(faults).toEqual(fault === '' ? [] : [`Deployment/one ${name}: ${fault}`]);
  });
});
