{{/* Names, labels and the parts that all pods share. */}}

{{- define "registry.name" -}}
{{- if contains "entity-registry" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-entity-registry" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end -}}
{{- end }}

{{- define "registry.labels" -}}
app.kubernetes.io/name: entity-registry
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "registry.selector" -}}
app.kubernetes.io/name: entity-registry
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "registry.image" -}}
{{ required "image.registry: where you pushed the images" .root.Values.image.registry }}/{{ .component }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{/* The account "node" of the images. */}}
{{- define "registry.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "registry.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "registry.databaseName" -}}
{{ include "registry.name" . }}-postgresql
{{- end }}

{{- define "registry.valkeyName" -}}
{{ include "registry.name" . }}-valkey
{{- end }}

{{- define "registry.searchName" -}}
{{ include "registry.name" . }}-opensearch
{{- end }}
