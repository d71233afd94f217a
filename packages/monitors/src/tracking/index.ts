export {
  type CounterName,
  counterNames,
  counterOf,
  isSpecified,
  type SpecifiedViolation,
  specifiedViolations,
  type TrackingSystem,
} from './violation-rules.ts';
