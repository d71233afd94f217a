export {
  createLink,
  createLinkResolver,
  createLinks,
  extendLinks,
  markOpened,
  revokeLinks,
} from './link-store.ts';
export { newLinkToken, readLinkToken } from './link-token.ts';
