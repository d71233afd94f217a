import { useEffect, useRef, useState } from 'react';
import type { Converted } from './convert-recording.ts';
import { saveBlob, saveLink } from '../save-file.ts';

export type RecordingFile = {
  readonly url: string;
  /** With its ending. */
  readonly fileName: string;
  /** The server has made H.264 and AAC of it. */
  readonly converted: boolean;
};

export type Mp4State =
  | { readonly step: 'idle' | 'finding' | 'fetching' | 'sent' }
  | { readonly step: 'converting'; readonly part: number }
  | { readonly step: 'saved'; readonly made: Converted }
  | { readonly step: 'failed'; readonly problem: string };

export type Mp4Ways = {
  /** Where the file is now; its address does not live long. Undefined where the page says what went wrong. */
  readonly locate: () => Promise<RecordingFile | undefined>;
  readonly fetchBlob: (url: string, signal: AbortSignal) => Promise<Blob>;
};

/** The server's MP4 where it has one; else the file is converted here, and the raw one is saved where that fails. */
export function useMp4({ locate, fetchBlob }: Mp4Ways) {
  const [state, setState] = useState<Mp4State>({ step: 'idle' });
  const leaving = useRef<AbortController>(undefined);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const run = async (signal: AbortSignal, stop: AbortSignal): Promise<void> => {
    setState({ step: 'finding' });
    const found = await locate();
    if (signal.aborted) return;
    if (found === undefined) return setState({ step: 'idle' });
    const { url, fileName, converted } = found;
    if (converted) {
      saveLink(url, fileName);
      return setState({ step: 'sent' });
    }
    setState({ step: 'fetching' });
    const [recorded, { convertRecording }] = await Promise.all([
      fetchBlob(url, signal),
      import('./convert-recording.ts'),
    ]);
    setState({ step: 'converting', part: 0 });
    const onProgress = (part: number) => setState({ step: 'converting', part });
    const made = await convertRecording(recorded, {
      signal: AbortSignal.any([signal, stop]),
      onProgress,
    });
    if (signal.aborted) return;
    saveBlob(made.kind === 'webm' ? fileName.replace(/\.\w+$/, '.webm') : fileName, made.file);
    setState({ step: 'saved', made });
  };

  const start = (): void => {
    const left = new AbortController();
    const stopped = new AbortController();
    leaving.current = left;
    stopping.current = stopped;
    run(left.signal, stopped.signal).catch((error: unknown) => {
      if (left.signal.aborted) return;
      const problem = error instanceof Error ? error.message : 'The file could not be fetched.';
      setState({ step: 'failed', problem });
    });
  };
  return { state, start, stop: () => stopping.current?.abort() };
}
