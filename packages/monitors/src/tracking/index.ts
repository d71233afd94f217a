export type { BannerKind, MappedType } from './mapping-rules.ts';
export {
  bannerKindOf,
  bannerMs,
  bannerText,
  bannerTexts,
  defaultConfidence,
  defaultSeverity,
  mapType,
  specifiedBanner,
  trackingSystemOf,
} from './mapping-rules.ts';
export type { UnifiedRecord } from './record-rules.ts';
export { recordOf } from './record-rules.ts';
export type { AuditHistory, ViolationReport } from './report-rules.ts';
export { auditHistory, auditTexts, totalsReport, violationReport } from './report-rules.ts';
export type {
  Counters,
  EndReason,
  PreventionFlags,
  SessionIds,
  TrackingSession,
} from './session-rules.ts';
export {
  countFaceIncident,
  countIncident,
  endSession,
  initialiseSession,
  NoActiveSessionError,
  noActiveSession,
} from './session-rules.ts';
export {
  type CounterName,
  counterNames,
  counterOf,
  isSpecified,
  type SpecifiedViolation,
  specifiedViolations,
  type TrackingSystem,
} from './violation-rules.ts';
