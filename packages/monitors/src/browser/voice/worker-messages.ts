import type { HeardFrame } from '../../voice/ears-rules.ts';
import type { VoiceLimits } from '../../voice/limits-rules.ts';

/** The weights of both models, as their files have them. */
export interface VoiceModels {
  readonly speech: ArrayBuffer;
  readonly sound: ArrayBuffer;
}

/** From the page to the worker. The port is the worklet's, so samples never pass the page. */
export interface VoiceWorkerStart {
  readonly port: MessagePort;
  readonly sampleRate: number;
  readonly limits: VoiceLimits;
  readonly models: VoiceModels;
}

/** From the worklet to the worker. */
export interface PcmPiece {
  readonly samples: Float32Array;
  /** `AudioContext.currentTime` at the end of the piece, about. */
  readonly end: number;
}

/** From the worker to the page, for one frame of 32 ms. */
export type VoiceWorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | (HeardFrame & {
      readonly kind: 'frame';
      /** Seconds of the audio clock at which the frame ended. */
      readonly end: number;
      /** Highest sample of the frame; 0 is digital silence. */
      readonly peak: number;
    });
