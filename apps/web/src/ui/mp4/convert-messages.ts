import type { RawReason } from '@candor/recorder/convert';

/** `mp4`: encode; `webm`: give the raw recording in the container that browsers record. */
export type ConvertWork = { readonly make: 'mp4' | 'webm'; readonly recorded: Blob };

export type ConvertReply =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'made'; readonly file: Blob }
  | { readonly kind: 'not-made'; readonly reason: RawReason };
