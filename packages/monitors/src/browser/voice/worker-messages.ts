/** From the page to the worker. The port is the worklet's, so samples never pass the page. */
export interface VoiceWorkerStart {
  readonly port: MessagePort;
  readonly sampleRate: number;
  /** The speech model's weights. */
  readonly weights: ArrayBuffer;
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
  | {
      readonly kind: 'frame';
      /** Seconds of the audio clock at which the frame ended. */
      readonly end: number;
      readonly probability: number;
      readonly pointsHz: readonly number[];
      readonly second: number;
      /** Highest sample of the frame; 0 is digital silence. */
      readonly peak: number;
    };
