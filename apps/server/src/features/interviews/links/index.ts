export { browserMarks, hashOf, newMark } from './browser-marks.ts';
export { codeGate } from './code-gate.ts';
export { CODE_MS, RESEND_SECONDS } from './code-rules.ts';
export {
  codeHasher,
  type LinkRef,
  linkRef,
  newCode,
  tryKey,
} from './link-codes.ts';
export {
  createLink,
  createLinkResolver,
  createLinks,
  extendLinks,
  findLinked,
  markOpened,
  revokeLinks,
} from './link-store.ts';
export { newLinkToken, readLinkToken } from './link-token.ts';
