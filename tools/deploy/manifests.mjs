/** Kinds of manifests whose pods are the chart's own. Operators make those of their resources. */
const WORKLOADS = new Set(['Deployment', 'Job', 'StatefulSet', 'DaemonSet']);

/** "Deployment/name", as faults name a manifest. */
export const nameOf = ({ kind, metadata }) => `${kind}/${metadata.name}`;

/** The manifests that run pods. */
export const workloadsOf = (manifests) => manifests.filter(({ kind }) => WORKLOADS.has(kind));

/** A workload's pod template: its spec and labels. */
export const podOf = ({ spec }) => ({ spec: spec.template.spec, labels: spec.template.metadata.labels });

/** All containers of a pod, those that run first included. */
export const containersOf = ({ spec }) => [...(spec.initContainers ?? []), ...spec.containers];

/** Whether `labels` have all of `wanted`. */
export const matches = (labels, wanted) => Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** Calls `look` with each container of each workload and collects what it says, with the container's name. */
export function eachContainer(manifests, look) {
  return workloadsOf(manifests).flatMap((workload) => {
    const pod = podOf(workload);
    return containersOf(pod).flatMap((container) =>
      look(container, pod.spec, workload).map((fault) => `${nameOf(workload)} ${container.name}: ${fault}`),
    );
  });
}
