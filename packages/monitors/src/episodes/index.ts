export { type Risk, type RiskLabel, riskOf } from './risk-rules.ts';
