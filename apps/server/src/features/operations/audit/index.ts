export { asSample } from './as-sample-store.ts';
export { createAuditHandlers } from './audit-handlers.ts';
export {
  type Change,
  changeOfMany,
  companyWrite,
  entriesOf,
  recordChange,
} from './company-write.ts';
export type { AuditEntry } from './audit-rules.ts';
export { recordAudit } from './audit-store.ts';
export { type Deed, type DeedEntry, deedOf, recordDeed } from './deed.ts';
export { withoutTypedWords } from './person-rules.ts';
export { sealEarlierEntries } from './seal-earlier.ts';
export { giveKeysBack, loseKeys } from './person-key-store.ts';
export { verifyAudit, verifyChainOf } from './audit-verification.ts';
