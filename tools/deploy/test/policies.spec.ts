import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';

type Manifest = Record<string, unknown>;
type Policy = (manifests: Manifest[]) => string[];

const tool = (name: string): string => join(import.meta.dirname, '..', name);

// Plain JavaScript, as all tools.
const { confinement, secrets, serving, scaling, durability, objectStore, settings, readPorts } = (await import(
  tool('policies.mjs')
)) as Record<'confinement' | 'secrets' | 'serving' | 'scaling' | 'durability' | 'objectStore', Policy> & {
  settings: (variables: Record<string, Map<string, boolean>>, ports: Record<string, Record<string, string>>) => Policy;
  readPorts: (dockerfile: string) => Record<string, Record<string, string>>;
};
const { refuseUnknown } = (await import(tool('schemas.mjs'))) as { refuseUnknown: (schema: unknown) => unknown };

const CONFINED = `
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    readOnlyRootFilesystem: true
    allowPrivilegeEscalation: false
    capabilities: { drop: [ALL] }
    seccompProfile: { type: RuntimeDefault }
  image: registry.example/api:1
  resources: { requests: { cpu: 1, memory: 1Gi }, limits: { memory: 1Gi } }
`;
const PROBES = `
  startupProbe: {}
  livenessProbe: {}
  readinessProbe: {}
`;

/** A Deployment with one container, which has these fields of YAML, and further fields of its pod. */
function deployment(container: string, pod = 'automountServiceAccountToken: false', spec = ''): Manifest {
  return {
    kind: 'Deployment',
    metadata: { name: 'one' },
    spec: {
      ...(load(spec) as Manifest | undefined),
      template: {
        metadata: { labels: { app: 'one' } },
        spec: {
          ...(load(pod) as Manifest),
          containers: [{ name: 'api', ...(load(container) as Manifest) }],
        },
      },
    },
  };
}

describe('confinement', () => {
  it('accepts a container without privileges', () => {
    expect(confinement([deployment(CONFINED)])).toEqual([]);
  });

  it.each([
    ['runAsUser: 1000', 'runAsUser: 0', 'may run as root'],
    ['runAsNonRoot: true', 'runAsNonRoot: false', 'may run as root'],
    ['readOnlyRootFilesystem: true', '', 'can write its root'],
    ['allowPrivilegeEscalation: false', '', 'can gain privileges'],
    ['drop: [ALL]', 'drop: [ALL], add: [NET_ADMIN]', 'keeps capabilities'],
    ['seccompProfile', 'other', 'has no seccomp profile'],
    ['limits: { memory: 1Gi }', '', 'lacks a request or a limit of memory'],
    ['api:1', 'api:latest', 'has an image without a version, registry.example/api:latest'],
    ['api:1', 'api', 'has an image without a version, registry.example/api'],
  ])('refuses a container with %s replaced by "%s"', (from, to, fault) => {
    expect(CONFINED).toContain(from);
    expect(confinement([deployment(CONFINED.replace(from, to))])).toEqual([`Deployment/one api: ${fault}`]);
  });

  it.each([
    ['automountServiceAccountToken: true', 'has a token of the cluster'],
    ['{ automountServiceAccountToken: false, hostNetwork: true }', 'shares a namespace with its node'],
    [
      '{ automountServiceAccountToken: false, volumes: [{ name: a, hostPath: { path: / } }] }',
      'mounts a path of its node',
    ],
  ])('refuses a pod with %s', (pod, fault) => {
    expect(confinement([deployment(CONFINED, pod)])).toEqual([`Deployment/one: ${fault}`]);
  });
});

describe('secrets', () => {
  it.each([
    ['env: [{ name: KEY_PEPPER, valueFrom: { secretKeyRef: { name: s, key: KEY_PEPPER } } }]', ''],
    ['env: [{ name: REDIS_URL, value: "redis://:$(VALKEY_PASSWORD)@valkey:6379" }]', ''],
    ['env: [{ name: KEY_PEPPER, value: abc }]', 'KEY_PEPPER is plain text'],
    ['env: [{ name: PROXY, value: "http://ana:abc@proxy" }]', 'an address has a password'],
    ['args: ["--url=postgresql://ana:abc@db/registry"]', 'an address has a password'],
  ])('in %s: "%s"', (container, fault) => {
    expect(secrets([deployment(container)])).toEqual(fault === '' ? [] : [`Deployment/one api: ${fault}`]);
  });

  it('may not be created by the chart', () => {
    expect(secrets([{ kind: 'Secret', metadata: { name: 's' } }])).toEqual(['Secret/s: is in the chart']);
  });
});

describe('serving', () => {
  const network: Manifest = {
    kind: 'NetworkPolicy',
    metadata: { name: 'n' },
    spec: { podSelector: { matchLabels: { app: 'one' } } },
  };
  const service = (targetPort: string): Manifest => ({
    kind: 'Service',
    metadata: { name: 's' },
    spec: { selector: { app: 'one' }, ports: [{ targetPort }] },
  });
  const budget: Manifest = {
    kind: 'PodDisruptionBudget',
    metadata: { name: 'b' },
    spec: { selector: { matchLabels: { app: 'one' } } },
  };
  const ports = 'ports: [{ name: http, containerPort: 1 }]';
  const whole = deployment(`${PROBES}\n  ${ports}`);

  it.each([
    ['all of it', [whole, network, service('http'), budget], ''],
    ['no port', [deployment('{}'), network], ''],
    ['no network policy', [deployment('{}')], 'has no network policy'],
    ['no Service', [whole, network, budget], 'has no Service'],
    [
      'a Service with an unknown port',
      [whole, network, service('web'), budget],
      'its Service names an unknown port, web',
    ],
    ['no budget', [whole, network, service('http')], 'has no disruption budget'],
    [
      'a single pod that is replaced',
      [deployment(`${PROBES}\n  ${ports}`, '{}', 'strategy: { type: Recreate }'), network, service('http')],
      '',
    ],
    [
      'a missing probe',
      [deployment(`livenessProbe: {}\nreadinessProbe: {}\n${ports}`), network, service('http'), budget],
      'has no startupProbe',
    ],
    [
      'too little time to drain',
      [
        deployment(
          `${PROBES}\n  ${ports}\n  lifecycle: { preStop: { sleep: { seconds: 10 } } }`,
          'terminationGracePeriodSeconds: 20',
        ),
        ...[network, service('http'), budget],
      ],
      'is killed before it has drained',
    ],
  ])('with %s: "%s"', (_, manifests, fault) => {
    expect(serving(manifests)).toEqual(fault === '' ? [] : [`Deployment/one: ${fault}`]);
  });
});

describe('scaling', () => {
  const scaler = (name: string): Manifest => ({
    kind: 'HorizontalPodAutoscaler',
    metadata: { name },
    spec: { scaleTargetRef: { kind: 'Deployment', name } },
  });

  it('needs a target that leaves its replicas alone', () => {
    expect(scaling([scaler('one'), deployment('{}')])).toEqual([]);
    expect(scaling([scaler('one'), deployment('{}', '{}', 'replicas: 2')])).toEqual([
      'Deployment/one: sets replicas that are scaled',
    ]);
    expect(scaling([scaler('two')])).toEqual(['HorizontalPodAutoscaler/two: scales nothing']);
  });
});

describe('durability', () => {
  const cluster = (
    synchronous: Manifest,
    instances = 3,
    annotations = { 'helm.sh/resource-policy': 'keep' },
  ): Manifest => ({
    apiVersion: 'postgresql.cnpg.io/v1',
    kind: 'Cluster',
    metadata: { name: 'c', annotations },
    spec: { instances, postgresql: { synchronous } },
  });
  const safe = { method: 'any', number: 1, dataDurability: 'required', failoverQuorum: true };

  it.each([
    [cluster(safe), ''],
    [cluster({ ...safe, dataDurability: 'preferred' }), 'may lose acknowledged charges'],
    [cluster({ ...safe, failoverQuorum: false }), 'may lose acknowledged charges'],
    [cluster({}), 'may lose acknowledged charges'],
    [cluster(safe, 2), 'stops charging while one server is away'],
    [{ ...cluster(safe), metadata: { name: 'c' } }, 'goes with the release'],
  ])('of %j: "%s"', (manifest, fault) => {
    expect(durability([manifest])).toEqual(fault === '' ? [] : [`Cluster/c: ${fault}`]);
  });
});

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

describe('settings', () => {
  const ports = readPorts('FROM node AS api\nENV PORT=4000 METRICS_PORT=9464\nFROM node AS build\n');
  const check = settings({ api: new Map([['PEPPER', true]]) }, ports);
  const listening = 'ports: [{ name: http, containerPort: 4000 }, { name: metrics, containerPort: 9464 }]';

  it.each([
    [`{ env: [{ name: PEPPER }], ${listening} }`, []],
    [`{ ${listening} }`, ['lacks PEPPER']],
    [`{ env: [{ name: PEPPER }, { name: PEPER }], ${listening} }`, ['does not read PEPER']],
    [`{ env: [{ name: PEPPER }, { name: PEPPER }], ${listening} }`, ['has PEPPER twice']],
    [`{ env: [{ name: PEPPER }], ${listening.replace('4000', '80')} }`, ['listens on another port than http']],
  ])('of %s: %j', (container, faults) => {
    expect(check([deployment(container)])).toEqual(faults.map((fault) => `Deployment/one api: ${fault}`));
  });
});

describe('the schema of a custom resource', () => {
  it('refuses unknown fields, unless the definition keeps them, and lets numbers be texts where it says so', () => {
    const schema = {
      type: 'object',
      properties: {
        spec: { type: 'object', properties: { size: { type: 'integer', 'x-kubernetes-int-or-string': true } } },
        any: { type: 'object', properties: {}, 'x-kubernetes-preserve-unknown-fields': true },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
      },
    };
    expect(refuseUnknown(schema)).toEqual({
      ...schema,
      additionalProperties: false,
      properties: {
        ...schema.properties,
        spec: { type: 'object', properties: { size: {} }, additionalProperties: false },
      },
    });
  });
});
