import { useEffect, useRef } from 'react';

type Props = {
  readonly tracks: readonly (MediaStreamTrack | null)[];
  readonly isMirrored?: boolean;
  readonly isWhole?: boolean;
};

/** A moving picture without its sound. */
export function Picture({ tracks, isMirrored = false, isWhole = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [track = null] = tracks;
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = track === null ? null : new MediaStream([track]);
    // What may not play by itself is started by the next click.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  const looks = [isMirrored && 'call-picture--mirrored', isWhole && 'call-picture--whole'].filter(
    Boolean,
  );
  return (
    <video ref={video} className={`call-picture ${looks.join(' ')}`} muted playsInline autoPlay />
  );
}
