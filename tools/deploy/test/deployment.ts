import { load } from 'js-yaml';

export type Manifest = Record<string, unknown>;
export type Policy = (manifests: Manifest[]) => string[];

/** A Deployment with one container, which has these fields of YAML, and further fields of its pod. */
export function deployment(container: string, pod = 'automountServiceAccountToken: false', spec = ''): Manifest {
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
