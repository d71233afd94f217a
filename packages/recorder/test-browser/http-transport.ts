import type { HeldPart } from '../src/upload/retry-rules.ts';
import type { UploadTransport } from '../src/upload/transport.ts';
import { RecordingClosedError, UploadGoneError } from '../src/upload/transport.ts';

/** Talks to the receiver; runs in the page and in Node alike. */
export function httpTransport(apiUrl: string): UploadTransport {
  const post = async <T>(call: string, input: unknown, signal: AbortSignal): Promise<T> => {
    const reply = await fetch(`${apiUrl}/${call}`, {
      method: 'POST',
      body: JSON.stringify(input),
      signal,
    });
    if (reply.status === 410) {
      const { heldBytes } = (await reply.json()) as { heldBytes?: number };
      if (heldBytes === undefined) throw new RecordingClosedError('closed');
      throw new UploadGoneError('NoSuchUpload', heldBytes);
    }
    if (!reply.ok) throw new Error(`${call} failed with status ${reply.status}`);
    return reply.json() as Promise<T>;
  };
  return {
    initiate: (input, signal) => post('initiate', input, signal),
    signSlice: (input, signal) => post('sign-slice', input, signal),
    signPart: (input, signal) => post('sign', input, signal),
    listParts: (target, signal) => post<HeldPart[]>('list', target, signal),
    complete: (input, signal) => post('complete', input, signal),
  };
}
