import type { contract } from '@candor/contract';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { PostOffice } from '../../platform/mail/post-office.ts';
import type { SessionOpener } from '../accounts/index.ts';
import { createFactorHandlers } from './factor-handlers.ts';
import { createPasskeyHandlers } from './passkey-handlers.ts';
import { createSignInHandlers } from './sign-in-handlers.ts';

export type MultifactorParts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly openSession: SessionOpener;
  /** 32 bytes; seals the secrets of authenticators. */
  readonly key: Uint8Array;
};

export function createMultifactorHandlers(
  parts: MultifactorParts,
): HandlersOf<typeof contract.multifactor> {
  return {
    ...createFactorHandlers(parts),
    ...createPasskeyHandlers(parts),
    ...createSignInHandlers(parts),
  };
}
