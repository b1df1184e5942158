export { until, waitingStatements } from '@entity-registry/testing';
