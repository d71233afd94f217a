import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createFactorHandlers } from './factor-handlers.ts';
import type { MultifactorParts } from './multifactor-changes.ts';
import { createPasskeyHandlers } from './passkey-handlers.ts';
import { createProofHandlers } from './proof-handlers.ts';
import { createSignInHandlers } from './sign-in-handlers.ts';
import { createTrustHandlers } from './trust-handlers.ts';

export function createMultifactorHandlers(
  parts: MultifactorParts,
): HandlersOf<typeof contract.multifactor> {
  return {
    ...createFactorHandlers(parts),
    ...createPasskeyHandlers(parts),
    ...createProofHandlers(parts),
    ...createSignInHandlers(parts),
    ...createTrustHandlers(parts),
  };
}
