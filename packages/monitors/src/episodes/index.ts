export {
  type Assessment,
  type AssessmentLabel,
  assess,
  type EpisodeVerdict,
  isAdvisory,
  type JudgedEpisode,
  type MonitorShare,
} from './assessment-rules.ts';
export {
  MERGE_WITHIN_MS,
  type MergedEpisode,
  mergeEvents,
  type TimedEvent,
} from './merge-rules.ts';
export { type Risk, type RiskLabel, riskOf } from './risk-rules.ts';
