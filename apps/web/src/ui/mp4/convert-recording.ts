import type { RawReason } from '@candor/recorder/convert';
import type { ConvertReply, ConvertWork } from './convert-messages.ts';

export type WhyRaw = RawReason | 'stopped';

export type Converted =
  | { readonly kind: 'mp4'; readonly file: Blob }
  /** `webm`: the raw recording; `as-is`: what was given, which WebM cannot hold. */
  | { readonly kind: 'webm' | 'as-is'; readonly file: Blob; readonly why: WhyRaw };

type Options = {
  /** Gives the raw recording at once. */
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
};

/** The converter ends itself after 30 s; one that does not even do that is ended. */
const PATIENCE_MILLISECONDS = 35_000;

/** MC-1 in a worker of its own, so that the page goes on. Never rejects. */
export async function convertRecording(recorded: Blob, options: Options): Promise<Converted> {
  const made = await work({ make: 'mp4', recorded }, options);
  if (typeof made !== 'string') return { kind: 'mp4', file: made };
  const webm = await work({ make: 'webm', recorded }, { onProgress: () => undefined });
  return typeof webm === 'string'
    ? { kind: 'as-is', file: recorded, why: made }
    : { kind: 'webm', file: webm, why: made };
}

type Running = { readonly signal?: AbortSignal; readonly onProgress: Options['onProgress'] };

/** The file, or why there is none. */
function work(given: ConvertWork, { signal, onProgress }: Running): Promise<Blob | WhyRaw> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<Blob | WhyRaw>();
  const late = setTimeout(() => resolve('timed-out'), PATIENCE_MILLISECONDS);
  const stop = () => resolve('stopped');
  signal?.addEventListener('abort', stop);
  if (signal?.aborted === true) stop();
  worker.addEventListener('message', ({ data }: MessageEvent<ConvertReply>) => {
    if (data.kind === 'progress') onProgress(data.part);
    else resolve(data.kind === 'made' ? data.file : data.reason);
  });
  worker.addEventListener('error', () => resolve('failed'));
  worker.postMessage(given);
  return promise.finally(() => {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  });
}
