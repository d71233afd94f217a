import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from './call-snapshot.ts';
import { type CaptionLine, withHeard } from './caption-rules.ts';
import { type CaptionState, captionTrack } from './local-speech.ts';

/** What the others say, written down on this device for as long as it is looked at. */
export function useCaptions(shown: Snapshot, language: string) {
  const [state, setState] = useState<CaptionState>('preparing');
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const speaking = useRef('');
  useEffect(() => {
    speaking.current = shown.people.find(({ seatID }) => seatID === shown.speaker)?.name ?? '';
  }, [shown]);
  const tracks = useSame([...shown.remotes.values()].flatMap(({ main }) => main.getAudioTracks()));
  useEffect(() => {
    const over = new AbortController();
    const context = new AudioContext();
    const all = context.createMediaStreamDestination();
    for (const track of tracks) {
      context.createMediaStreamSource(new MediaStream([track])).connect(all);
    }
    const ears = {
      hear: (text: string, isFinal: boolean) =>
        setLines((before) => withHeard(before, { name: speaking.current, text, isFinal })),
      onState: setState,
    };
    const [mixed] = all.stream.getAudioTracks();
    if (mixed !== undefined) void captionTrack(mixed, { language, ...ears }, over.signal);
    return () => {
      over.abort();
      void context.close().catch(() => {});
    };
  }, [tracks, language]);
  return { state, lines };
}

/** The list of before, as long as the same tracks are in it. */
function useSame(tracks: readonly MediaStreamTrack[]): readonly MediaStreamTrack[] {
  const [kept, keep] = useState(tracks);
  const isSame = kept.length === tracks.length && kept.every((one, at) => one === tracks[at]);
  if (!isSame) keep(tracks);
  return isSame ? kept : tracks;
}
