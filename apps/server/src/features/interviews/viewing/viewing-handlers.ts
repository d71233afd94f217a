import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { GuardedMedia } from '../../../platform/objects/guarded-media.ts';
import { downloadHandlers, type DownloadParts } from './download-handlers.ts';
import { gateHandlers, type GateParts } from './gate-handlers.ts';
import { playerHandlers } from './player-handlers.ts';
import { shareHandlers, type ShareParts } from './share-handlers.ts';
import { viewHandlers } from './view-handlers.ts';

export function createViewingHandlers(
  parts: GateParts & ShareParts & DownloadParts & { readonly media: GuardedMedia },
): HandlersOf<typeof contract.viewing> {
  return {
    ...gateHandlers(parts),
    ...playerHandlers(parts),
    ...shareHandlers(parts),
    ...viewHandlers(parts),
    ...downloadHandlers(parts),
  };
}
