import { containersOf, eachContainer, matches, nameOf, podOf, workloadsOf } from './manifests.mjs';

/** Names of variables that hold a secret or an address with a password. */
const SECRET = /SECRET|TOKEN|PEPPER|PASSWORD|API_KEY|ACCESS_KEY|DATABASE_|REDIS_URL|SMTP_URL/;
/** An address with a password that isn't a reference to another variable. */
const PLAIN_PASSWORD = /:\/\/[^\s/@]*:(?!\$\()[^\s/@]+@/;
/** Kubernetes' own time to stop: after the pause, an app drains for SHUTDOWN_TIMEOUT_MS, by default 15 s. */
const DRAIN_SECONDS = 15;

/** Every container runs without privileges, on a root it can't write, with bounded memory. */
export function confinement(manifests) {
  const pods = workloadsOf(manifests).flatMap((workload) => {
    const { spec } = podOf(workload);
    const faults = [];
    if (spec.automountServiceAccountToken !== false) faults.push('has a token of the cluster');
    if (spec.hostNetwork || spec.hostPID || spec.hostIPC) faults.push('shares a namespace with its node');
    for (const volume of spec.volumes ?? []) if (volume.hostPath) faults.push('mounts a path of its node');
    return faults.map((fault) => `${nameOf(workload)}: ${fault}`);
  });
  const containers = eachContainer(manifests, (container, pod) => {
    const own = { ...pod.securityContext, ...container.securityContext };
    const { requests = {}, limits = {} } = container.resources ?? {};
    return [
      own.runAsNonRoot === true && own.runAsUser > 0 ? '' : 'may run as root',
      own.readOnlyRootFilesystem === true ? '' : 'can write its root',
      own.allowPrivilegeEscalation === false && own.privileged !== true ? '' : 'can gain privileges',
      own.capabilities?.drop?.join() === 'ALL' && !own.capabilities.add ? '' : 'keeps capabilities',
      own.seccompProfile?.type === 'RuntimeDefault' ? '' : 'has no seccomp profile',
      limits.memory && requests.memory && requests.cpu ? '' : 'lacks a request or a limit of memory',
      /[^/]+:[^:]*\d[^:]*$/.test(container.image) ? '' : `has an image without a version, ${container.image}`,
    ].filter(Boolean);
  });
  return [...pods, ...containers];
}

/** No manifest contains a secret: variables refer to them. */
export function secrets(manifests) {
  const created = manifests.filter(({ kind }) => kind === 'Secret').map((one) => `${nameOf(one)}: is in the chart`);
  const plain = eachContainer(manifests, ({ env = [], args = [], command = [] }) => {
    const named = env.filter(({ name, value = '' }) => SECRET.test(name) && value !== '' && !value.includes('$('));
    const texts = [...env.map(({ value = '' }) => value), ...args, ...command];
    const written = texts.filter((text) => PLAIN_PASSWORD.test(text));
    return [...named.map(({ name }) => `${name} is plain text`), ...written.map(() => 'an address has a password')];
  });
  return [...created, ...plain];
}

/** Whatever serves has probes, stops in time, a Service with its ports, a disruption budget and a network policy. */
export function serving(manifests) {
  const ofKind = (kind) => manifests.filter((one) => one.kind === kind);
  return ofKind('Deployment').flatMap((workload) => {
    const pod = podOf(workload);
    const faults = [];
    const selects = (wanted) => wanted && matches(pod.labels, wanted);
    if (!ofKind('NetworkPolicy').some(({ spec }) => selects(spec.podSelector.matchLabels)))
      faults.push('has no network policy');
    const served = containersOf(pod).filter(({ ports = [] }) => ports.length > 0);
    for (const container of served) faults.push(...probeFaults(container, pod.spec));
    if (served.length > 0) {
      const names = served.flatMap(({ ports }) => ports.map(({ name }) => name));
      const services = ofKind('Service').filter(({ spec }) => selects(spec.selector));
      if (services.length === 0) faults.push('has no Service');
      const targets = services.flatMap(({ spec }) => spec.ports.map(({ targetPort }) => targetPort));
      for (const name of targets) if (!names.includes(name)) faults.push(`its Service names an unknown port, ${name}`);
      const isSingle = workload.spec.strategy?.type === 'Recreate';
      if (!isSingle && !ofKind('PodDisruptionBudget').some(({ spec }) => selects(spec.selector.matchLabels)))
        faults.push('has no disruption budget');
    }
    return faults.map((fault) => `${nameOf(workload)}: ${fault}`);
  });
}

function probeFaults(container, { terminationGracePeriodSeconds: grace = 30 }) {
  const faults = ['startupProbe', 'livenessProbe', 'readinessProbe']
    .filter((probe) => !container[probe])
    .map((probe) => `has no ${probe}`);
  const pause = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
  if (grace < pause + DRAIN_SECONDS) faults.push('is killed before it has drained');
  return faults;
}

/** What scales exists and leaves the number of its pods to the autoscaler. */
export function scaling(manifests) {
  return manifests
    .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
    .flatMap((scaler) => {
      const { name, kind } = scaler.spec.scaleTargetRef;
      const target = manifests.find((one) => one.kind === kind && one.metadata.name === name);
      if (!target) return [`${nameOf(scaler)}: scales nothing`];
      return target.spec.replicas === undefined ? [] : [`${nameOf(target)}: sets replicas that are scaled`];
    });
}

/** A commit waits for a standby, and only a standby that has every commit can take over (ADR 0190). */
export function durability(manifests) {
  return manifests
    .filter(({ kind, apiVersion }) => kind === 'Cluster' && apiVersion.startsWith('postgresql.cnpg.io/'))
    .flatMap((cluster) => {
      const { instances, postgresql } = cluster.spec;
      const { number, dataDurability, failoverQuorum } = postgresql.synchronous ?? {};
      const isSafe = number >= 1 && dataDurability === 'required' && failoverQuorum === true;
      const faults = isSafe ? [] : ['may lose acknowledged charges'];
      if (instances < 3) faults.push('stops charging while one server is away');
      if (cluster.metadata.annotations?.['helm.sh/resource-policy'] !== 'keep') faults.push('goes with the release');
      return faults.map((fault) => `${nameOf(cluster)}: ${fault}`);
    });
}

/** Containers whose locks all end with their transaction. The others hold locks or listen, which needs a session. */
const WITHOUT_SESSIONS = new Set(['platform']);

/** Whatever needs sessions of the database can have an address without a pooler: the Secret's DATABASE_SESSION_URL, if there is one. */
export function sessions(manifests) {
  return eachContainer(manifests, ({ name, env = [] }) => {
    const has = (variable) => env.find((one) => one.name === variable);
    if (!has('DATABASE_URL') || WITHOUT_SESSIONS.has(name)) return [];
    const { key, optional } = has('DATABASE_SESSION_URL')?.valueFrom?.secretKeyRef ?? {};
    if (key !== 'DATABASE_SESSION_URL') return ['would hold its locks behind a pooler'];
    return optional === true ? [] : ['does not start without DATABASE_SESSION_URL'];
  });
}

/** Containers that use the object store, and whether they write it. */
const USE_OBJECTS = new Map([
  ['api', false],
  ['platform', false],
  ['worker', true],
  ['toolbox', true],
]);
/** OBJECT_STORE_DIR of the images. */
const OBJECTS = '/srv/objects';

/** Whatever uses the object store knows which, and reaches it: otherwise a copy would go to the pod's own disk, or be missing. */
export function objectStore(manifests) {
  return eachContainer(manifests, (container, pod, workload) => {
    if (!USE_OBJECTS.has(container.name)) return [];
    const variables = new Map((container.env ?? []).map((one) => [one.name, one]));
    const kind = variables.get('OBJECT_STORE')?.value;
    if (kind === 'files') return volumeFaults(container, pod);
    if (kind !== 's3') return ['does not know the object store'];
    const missing = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
      .filter((name) => !variables.has(name))
      .map((name) => `lacks ${name}`);
    const address = variables.get('S3_ENDPOINT')?.value ?? '';
    return URL.canParse(address) && !isReachable(manifests, workload, new URL(address))
      ? [...missing, 'may not connect to the object store']
      : missing;
  });
}

function volumeFaults({ name, volumeMounts = [] }, { volumes = [] }) {
  const mount = volumeMounts.find(({ mountPath }) => mountPath === OBJECTS);
  const volume = volumes.find((one) => one.name === mount?.name);
  if (!volume?.persistentVolumeClaim) return ['has no durable volume for objects'];
  return USE_OBJECTS.get(name) && mount.readOnly ? ['cannot write objects'] : [];
}

/** Whether the network policies of a workload let it connect to the port of `url`. */
function isReachable(manifests, workload, { port, protocol }) {
  const wanted = Number(port || (protocol === 'https:' ? 443 : 80));
  const { labels } = podOf(workload);
  const own = manifests.filter(
    (one) => one.kind === 'NetworkPolicy' && matches(labels, one.spec.podSelector.matchLabels),
  );
  const ports = own.flatMap(({ spec }) => spec.egress ?? []).flatMap((rule) => rule.ports ?? []);
  return own.length === 0 || ports.some((one) => one.port === wanted);
}

/** Parts of REDIS_URL and SEARCH_URL, and a variable of Node.js. */
const NOT_SETTINGS = new Set(['VALKEY_PASSWORD', 'SEARCH_USER', 'SEARCH_PASSWORD', 'NODE_EXTRA_CA_CERTS']);

/**
 * Each app has the variables that it needs and none that it doesn't read, and the ports of its image.
 * @param {Record<string, Map<string, boolean>>} variables see readVariables
 * @param {Record<string, Record<string, string>>} ports PORT and METRICS_PORT of each image
 */
export const settings = (variables, ports) => (manifests) =>
  eachContainer(manifests, (container) => {
    const known = variables[container.name];
    if (!known) return [];
    const names = (container.env ?? []).map(({ name }) => name);
    const unread = names.filter((name) => !known.has(name) && !NOT_SETTINGS.has(name));
    const missing = [...known].filter(([name, isRequired]) => isRequired && !names.includes(name));
    const twice = names.filter((name, nr) => names.indexOf(name) !== nr);
    const own = ports[container.name];
    const wrong = container.ports.filter(
      ({ name, containerPort }) => String(containerPort) !== own[name === 'http' ? 'PORT' : 'METRICS_PORT'],
    );
    return [
      ...unread.map((name) => `does not read ${name}`),
      ...missing.map(([name]) => `lacks ${name}`),
      ...twice.map((name) => `has ${name} twice`),
      ...wrong.map(({ name }) => `listens on another port than ${name}`),
    ];
  });

/** PORT and METRICS_PORT of each target of the Dockerfile. */
export function readPorts(dockerfile) {
  const ports = {};
  for (const stage of dockerfile.split(/^FROM /m).slice(1)) {
    const [, name] = /^\S+ AS ([\w-]+)/.exec(stage) ?? [];
    const [, port] = /\bPORT=(\d+)/.exec(stage) ?? [];
    const [, metrics] = /\bMETRICS_PORT=(\d+)/.exec(stage) ?? [];
    if (port && metrics) ports[name] = { PORT: port, METRICS_PORT: metrics };
  }
  return ports;
}
