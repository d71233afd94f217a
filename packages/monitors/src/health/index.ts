export type {
  Gap,
  HealthBook,
  HealthLimits,
  HealthState,
  Heartbeat,
  Stretch,
} from './health-rules.ts';
export { beat, emptyHealth, gapsOf, healthLimits, healthNow, renew } from './health-rules.ts';
