export { newLinkToken, readLinkToken } from './link-token.ts';
export {
  type Accommodations,
  createLink,
  createLinkResolver,
  createSchedule,
} from './schedule-store.ts';
