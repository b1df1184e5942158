import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { deployment } from './deployment.js';
import type { Manifest, Policy } from './deployment.js';

const tool = (name: string): string => join(import.meta.dirname, '..', name);

// Plain JavaScript, as all tools.
const { confinement, secrets, serving, scaling, durability, settings, readPorts } = (await import(
  tool('policies.mjs')
)) as Record<'confinement' | 'secrets' | 'serving' | 'scaling' | 'durability', Policy> & {
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
