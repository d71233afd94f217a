export { newLinkToken, readLinkToken } from './link-token.ts';
export {
  type Accommodations,
  createLink,
  createLinkResolver,
  createSchedule,
  type LinkPurpose,
  type NewLink,
  type NewSchedule,
  type ResolvedLink,
} from './schedule-store.ts';
