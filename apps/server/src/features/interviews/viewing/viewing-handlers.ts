import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { downloadHandlers, type DownloadParts } from './download-handlers.ts';
import { gateHandlers, type GateParts } from './gate-handlers.ts';
import { playerHandlers, type PlayerParts } from './player-handlers.ts';
import { shareHandlers, type ShareParts } from './share-handlers.ts';
import { viewHandlers } from './view-handlers.ts';

export function createViewingHandlers(
  parts: GateParts & ShareParts & DownloadParts & PlayerParts,
): HandlersOf<typeof contract.viewing> {
  return {
    ...gateHandlers(parts),
    ...playerHandlers(parts),
    ...shareHandlers(parts),
    ...viewHandlers(parts),
    ...downloadHandlers(parts),
  };
}
