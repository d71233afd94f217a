import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { clockText } from '../../../ui/duration-rules.ts';
import { BackIcon, ForwardIcon } from '../../../ui/player/player-icons.tsx';
import { SpeedControl } from '../../../ui/player/speed-control.tsx';
import { liveRecordingWords as words } from './live-recording-words.ts';
import type { useTracks } from './use-tracks.ts';

type Steps = ReturnType<typeof useTracks>;
type Props = Pick<Steps, 'instant' | 'isPlaying' | 'speed' | 'play' | 'setSpeed' | 'goTo'> & {
  readonly extent: NonNullable<Steps['extent']>;
};

/** RV-5: what the seek helper adds. */
const HELPER_MS = 10_000;

/** For all pieces of a call at once. */
export function StepControls({ extent, instant, isPlaying, speed, ...steps }: Props) {
  const { play, setSpeed, goTo } = steps;
  const passed = clockText((instant - extent.from) / 1000);
  const all = clockText((extent.to - extent.from) / 1000);
  const seekBy = (ms: number): void =>
    goTo(Math.min(extent.to - 1, Math.max(extent.from, instant + ms)));
  return (
    <div className="row live-recording__controls">
      <Button onClick={() => play(!isPlaying)}>{isPlaying ? words.pause : words.play}</Button>
      <Helper name={words.back} onPress={() => seekBy(-HELPER_MS)}>
        <BackIcon />
      </Helper>
      <Helper name={words.forward} onPress={() => seekBy(HELPER_MS)}>
        <ForwardIcon />
      </Helper>
      <input
        type="range"
        className="live-recording__position"
        aria-label={words.position}
        aria-valuetext={words.of(passed, all)}
        min={0}
        max={Math.round((extent.to - extent.from) / 1000)}
        value={Math.round((instant - extent.from) / 1000)}
        onChange={({ currentTarget }) => goTo(extent.from + currentTarget.valueAsNumber * 1000)}
      />
      <span className="tabular">{words.of(passed, all)}</span>
      <SpeedControl speed={speed} onSpeed={setSpeed} />
    </div>
  );
}

type HelperProps = {
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

const Helper = ({ name, onPress, children }: HelperProps) => (
  <Button variant="default" px="xs" aria-label={name} title={name} onClick={onPress}>
    {children}
  </Button>
);
