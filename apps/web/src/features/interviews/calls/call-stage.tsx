import { useCallback, useState } from 'react';
import type { CallSession } from './call-session.ts';
import type { Snapshot } from './call-snapshot.ts';
import { roomWords } from './call-words.ts';
import type { OwnDevices } from './door.tsx';
import { Captions, KnockNotices, LatePart, Reactions } from './late-parts.tsx';
import { Sound } from './sound.tsx';
import { Tiles } from './tiles.tsx';

type Props = {
  readonly session: CallSession;
  readonly shown: Snapshot;
  readonly seatID: number;
  readonly devices: OwnDevices;
  readonly screen: MediaStreamTrack | null;
  readonly isSpeakerView: boolean;
  readonly hasReactions: boolean;
  readonly hasCaptions: boolean;
  /** Of what I send; null: none. */
  readonly problem: string | null;
};

/** The people of the call, and above them what there is to know. */
export function CallStage(props: Props) {
  const {
    session,
    shown,
    seatID,
    devices,
    screen,
    isSpeakerView,
    hasReactions,
    hasCaptions,
    problem,
  } = props;
  const [isSilent, setSilent] = useState(false);
  const silence = useCallback(() => setSilent(true), []);
  return (
    <>
      {!shown.isLineOpen && <output className="call-room__notice">{roomWords.offline}</output>}
      {problem !== null && (
        <p role="alert" className="call-room__notice">
          {problem}
        </p>
      )}
      {shown.knocks.length > 0 && (
        <LatePart>
          <KnockNotices session={session} knocks={shown.knocks} />
        </LatePart>
      )}
      {isSilent && (
        <p className="call-room__notice">
          {roomWords.hearText}{' '}
          <button type="button" className="call-button" onClick={() => setSilent(false)}>
            {roomWords.hear}
          </button>
        </p>
      )}
      <Tiles {...{ shown, seatID, devices, screen, isSpeakerView }} />
      {hasCaptions && (
        <LatePart>
          <Captions shown={shown} />
        </LatePart>
      )}
      {hasReactions && (
        <LatePart>
          <Reactions session={session} />
        </LatePart>
      )}
      {[...shown.remotes].map(([id, { main }]) => (
        <Sound
          key={id}
          track={main.getAudioTracks()[0]}
          speaker={devices.choice.speaker}
          onBlocked={silence}
        />
      ))}
    </>
  );
}
