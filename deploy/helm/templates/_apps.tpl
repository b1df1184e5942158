{{/*
What each app is, by the name of its image: ports, whether browsers or customers call it, the apps that call it, what it uses, and its
secrets. `optional` secrets may be missing from the Secret.
*/}}
{{- define "registry.apps" -}}
api:
  port: 4000
  metricsPort: 9464
  public: true
  callers: [mcp, platform]
  uses: [database, redis, search, objects]
  secrets: [KEY_PEPPER, OBJECT_STORE_SECRET, AGENT_SERVER_TOKEN, PLATFORM_TOKEN]
  optional: [DATABASE_SESSION_URL, DATABASE_REPLICA_URLS]
worker:
  port: 4030
  metricsPort: 9466
  public: false
  callers: []
  uses: [database, redis, search, objects, internet]
  secrets: [OBJECT_STORE_SECRET, WEBHOOK_SECRET_KEY]
  optional: [DATABASE_SESSION_URL]
mcp:
  port: 4300
  metricsPort: 9468
  public: true
  callers: []
  uses: [api]
  secrets: [AGENT_SERVER_TOKEN]
  optional: []
platform:
  port: 4100
  metricsPort: 9470
  public: true
  callers: []
  uses: [database, redis, objects, api, internet, smtp]
  secrets: [KEY_PEPPER, OBJECT_STORE_SECRET, PLATFORM_SECRET_KEY, PLATFORM_TOKEN, WEBHOOK_SECRET_KEY]
  optional: [SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SANDBOX_API_KEY]
admin-api:
  port: 4200
  metricsPort: 9467
  public: false
  callers: []
  uses: [database, redis]
  secrets: [KEY_PEPPER, WEBHOOK_SECRET_KEY]
  optional: [DATABASE_SESSION_URL]
docs:
  port: 4500
  metricsPort: 9469
  public: true
  callers: []
  uses: []
  secrets: []
  optional: []
{{- end }}

{{/* The same of the pod with the command line: it archives and restores ledger months, and imports rules of suppression. */}}
{{- define "registry.toolbox" -}}
public: false
callers: []
uses: [database, redis, search, objects]
secrets: [KEY_PEPPER]
optional: [DATABASE_SESSION_URL]
{{- end }}

{{/* Variables of `component` that aren't secrets, as a map. Those of its `env` come last and win. */}}
{{- define "registry.settings" -}}
{{- $v := .root.Values }}
{{- $api := printf "http://%s-api:4000" (include "registry.name" .root) }}
{{- $env := dict }}
{{- if eq .component "api" }}
{{- $env = dict "PUBLIC_URL" (required "urls.api: the public address of the API" $v.urls.api) "PLATFORM_URL" (required "urls.platform: the public address of the dashboard" $v.urls.platform) }}
{{- if $v.opensearch.enabled }}
{{- /* Until the indexes are filled, and while OpenSearch is away. */}}
{{- $_ := set $env "SEARCH_WHEN_AWAY" "postgres" }}
{{- end }}
{{- else if eq .component "worker" }}
{{- $env = dict "PUBLIC_URL" $v.urls.api }}
{{- else if eq .component "mcp" }}
{{- $host := "" }}
{{- with $v.urls.mcp }}{{ $host = (urlParse .).host | splitList ":" | first }}{{ end }}
{{- $env = dict "API_URL" $api "ALLOWED_HOSTS" (ternary $host "localhost" (ne $host "")) "ALLOWED_ORIGINS" (ternary $host "localhost" (ne $host "")) }}
{{- else if eq .component "platform" }}
{{- $env = dict "PLATFORM_URL" $v.urls.platform "API_URL" $api "PUBLIC_API_URL" $v.urls.api "DOCS_URL" $v.urls.docs "MCP_URL" $v.urls.mcp }}
{{- else if eq .component "admin-api" }}
{{- $env = dict "ADMIN_URL" $v.urls.admin }}
{{- end }}
{{- if and $v.trustedProxies (has .component (list "api" "mcp" "platform" "admin-api")) }}
{{- $_ := set $env "TRUSTED_PROXIES" $v.trustedProxies }}
{{- end }}
{{- if has "objects" .app.uses }}
{{- $_ := set $env "OBJECT_STORE" $v.objectStore.kind }}
{{- if eq $v.objectStore.kind "s3" }}
{{- $_ := set $env "S3_ENDPOINT" (required "objectStore.s3.endpoint" $v.objectStore.s3.endpoint) }}
{{- $_ := set $env "S3_REGION" $v.objectStore.s3.region }}
{{- $_ := set $env "S3_BUCKET" (required "objectStore.s3.bucket" $v.objectStore.s3.bucket) }}
{{- end }}
{{- end }}
{{- range $name, $value := dig .component "env" dict $v.apps }}
{{- if or (regexMatch "(SECRET|TOKEN|PEPPER|PASSWORD|API_KEY|ACCESS_KEY|DATABASE_|REDIS_URL|SEARCH_URL|SMTP_URL)" $name) (has $name (list "PORT" "METRICS_PORT" "HOST" "METRICS_HOST")) }}
{{- fail (printf "apps.%s.env.%s: secrets belong to existingSecret, and addresses and ports are those of the image" $.component $name) }}
{{- end }}
{{- if regexMatch "^(OBJECT_STORE|S3_)" $name }}
{{- fail (printf "apps.%s.env.%s: set objectStore, which the apps and the toolbox share" $.component $name) }}
{{- end }}
{{- $_ := set $env $name $value }}
{{- end }}
{{- $kept := dict }}
{{- range $name, $value := $env }}{{ if ne (toString $value) "" }}{{ $_ := set $kept $name (toString $value) }}{{ end }}{{ end }}
{{- toYaml $kept }}
{{- end }}

{{/* One variable from the Secret. */}}
{{- define "registry.secretEnv" -}}
- name: {{ .name }}
  valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .key | default .name }}{{ if .optional }}, optional: true{{ end }} } }
{{- end }}

{{/* The addresses of the database, of Redis or Valkey and of OpenSearch, and the keys of the S3 service, as far as `uses` names them. */}}
{{- define "registry.serverEnv" -}}
{{- $secret := .root.Values.existingSecret }}
{{- if has "database" .uses }}
{{- if .root.Values.postgresql.enabled }}
{{ include "registry.secretEnv" (dict "name" "DATABASE_URL" "secret" (printf "%s-app" (include "registry.databaseName" .root)) "key" "uri") }}
{{- else }}
{{ include "registry.secretEnv" (dict "name" "DATABASE_URL" "secret" $secret) }}
{{- end }}
{{- end }}
{{- if has "redis" .uses }}
{{- if .root.Values.valkey.enabled }}
{{ include "registry.secretEnv" (dict "name" "VALKEY_PASSWORD" "secret" $secret) }}
- name: REDIS_URL
  value: redis://:$(VALKEY_PASSWORD)@{{ include "registry.valkeyName" .root }}:6379/0
{{- else }}
{{ include "registry.secretEnv" (dict "name" "REDIS_URL" "secret" $secret) }}
{{- end }}
{{- end }}
{{- if has "search" .uses }}
{{- with .root.Values.opensearch }}
{{- if .enabled }}
{{ include "registry.secretEnv" (dict "name" "SEARCH_USER" "secret" .adminSecret "key" "username") }}
{{ include "registry.secretEnv" (dict "name" "SEARCH_PASSWORD" "secret" .adminSecret "key" "password") }}
- name: SEARCH_URL
  value: https://$(SEARCH_USER):$(SEARCH_PASSWORD)@{{ include "registry.searchName" $.root }}:9200
- name: NODE_EXTRA_CA_CERTS
  value: /etc/opensearch/ca.crt
{{- else }}
{{ include "registry.secretEnv" (dict "name" "SEARCH_URL" "secret" $secret "optional" true) }}
{{- end }}
{{- end }}
{{- end }}
{{- if and (has "objects" .uses) (eq .root.Values.objectStore.kind "s3") }}
{{ include "registry.secretEnv" (dict "name" "S3_ACCESS_KEY_ID" "secret" $secret) }}
{{ include "registry.secretEnv" (dict "name" "S3_SECRET_ACCESS_KEY" "secret" $secret) }}
{{- end }}
{{- end }}

{{/* All variables of an app. */}}
{{- define "registry.env" -}}
{{- range $key, $value := include "registry.settings" . | fromYaml }}
- { name: {{ $key }}, value: {{ $value | quote }} }
{{- end }}
{{- range .app.secrets }}
{{ include "registry.secretEnv" (dict "name" . "secret" $.root.Values.existingSecret) }}
{{- end }}
{{- range .app.optional }}
{{ include "registry.secretEnv" (dict "name" . "secret" $.root.Values.existingSecret "optional" true) }}
{{- end }}
{{ include "registry.serverEnv" . | trim }}
{{- end }}

{{/* Whether a pod that uses these mounts the volume of the objects. "true", or nothing. */}}
{{- define "registry.mountsObjects" -}}
{{- if and (has "objects" .uses) (eq .root.Values.objectStore.kind "files") }}true{{ end }}
{{- end }}

{{/* At OBJECT_STORE_DIR of the images. */}}
{{- define "registry.objectsMount" -}}
- { name: objects, mountPath: /srv/objects, readOnly: {{ not (has .component (list "worker" "toolbox")) }} }
{{- end }}

{{- define "registry.objectsVolume" -}}
- name: objects
  persistentVolumeClaim: { claimName: {{ required "objectStore.existingClaim" .root.Values.objectStore.existingClaim }} }
{{- end }}

{{/* Whether a pod that uses these trusts the certificates that the operator of OpenSearch makes. "true", or nothing. */}}
{{- define "registry.trustsSearch" -}}
{{- if and (has "search" .uses) .root.Values.opensearch.enabled }}true{{ end }}
{{- end }}

{{- define "registry.searchMount" -}}
- { name: search-ca, mountPath: /etc/opensearch, readOnly: true }
{{- end }}

{{/* Without the private key, which the same Secret holds. */}}
{{- define "registry.searchVolume" -}}
- name: search-ca
  secret: { secretName: {{ include "registry.searchName" .root }}-http-cert, items: [{ key: ca.crt, path: ca.crt }] }
{{- end }}
