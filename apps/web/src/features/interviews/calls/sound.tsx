import { useEffect } from 'react';

type Props = {
  readonly track: MediaStreamTrack | undefined;
  readonly speaker: string | undefined;
  /** The browser plays nothing before a click, which this waits for. */
  readonly onBlocked: () => void;
};

/** What somebody says. */
export function Sound({ track, speaker, onBlocked }: Props) {
  useEffect(() => {
    if (track === undefined) return;
    const audio = new Audio();
    audio.srcObject = new MediaStream([track]);
    const retry = (): void => void audio.play().catch(() => {});
    audio.play().catch(() => {
      onBlocked();
      addEventListener('click', retry);
    });
    if (speaker !== undefined && 'setSinkId' in audio) audio.setSinkId(speaker).catch(() => {});
    return () => {
      removeEventListener('click', retry);
      audio.srcObject = null;
    };
  }, [track, speaker, onBlocked]);
  return null;
}
