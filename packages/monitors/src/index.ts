export type { Episode, Incident, MonitorName, Severity } from './incident-rules.ts';
