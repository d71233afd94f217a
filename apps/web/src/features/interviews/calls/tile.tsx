import { initialsOf } from '../../../ui/initials.ts';
import { HandIcon, MicrophoneIcon } from './call-icons.tsx';
import { roomWords } from './call-words.ts';
import type { PeerState } from './peer-rules.ts';
import { Picture } from './picture.tsx';

type Props = {
  readonly name: string;
  readonly picture: MediaStreamTrack | undefined;
  readonly isSelf?: boolean;
  readonly isMuted: boolean;
  readonly isHandRaised: boolean;
  readonly isSpeaking: boolean;
  readonly state: PeerState;
};

/** Somebody in the call. */
export function Tile({
  name,
  picture,
  isSelf = false,
  isMuted,
  isHandRaised,
  isSpeaking,
  state,
}: Props) {
  return (
    <li className="call-tile" data-speaking={isSpeaking} data-self={isSelf}>
      {picture === undefined ? (
        <span className="call-tile__initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <Picture tracks={[picture]} isMirrored={isSelf} />
      )}
      {state !== 'connected' && (
        <output className="call-tile__state">
          {state === 'lost' ? roomWords.lost : roomWords.connecting}
        </output>
      )}
      <span className="call-tile__name">
        {isMuted && (
          <>
            <MicrophoneIcon isOn={false} />
            <span className="visually-hidden">{roomWords.muted}. </span>
          </>
        )}
        {name}
        {isSpeaking && <span className="call-tile__speaks">{roomWords.speaks}</span>}
      </span>
      {isHandRaised && (
        <span className="call-tile__hand">
          <HandIcon />
          {roomWords.raised}
        </span>
      )}
    </li>
  );
}
