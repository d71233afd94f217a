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
