import type { Person, Snapshot } from './call-session.ts';
import { roomWords } from './call-words.ts';
import type { OwnDevices } from './door.tsx';
import { Picture } from './picture.tsx';
import { Tile } from './tile.tsx';

type Props = {
  readonly shown: Snapshot;
  readonly seatID: number;
  readonly devices: OwnDevices;
  readonly screen: MediaStreamTrack | null;
};

/** A screen in the middle and the people beside it, or the people alone. */
export function Tiles({ shown, seatID, devices, screen }: Props) {
  const { people, remotes, speaking } = shown;
  const own = people.find((one) => one.seatID === seatID);
  const others = people.filter((one) => one.page !== null && one.seatID !== seatID);
  const sharer = others.find(({ sharingSince }) => sharingSince !== null);
  const isShown = sharer !== undefined || screen !== null;
  return (
    <div className="call-room__tiles" data-count={others.length + 1} data-shared={isShown}>
      {sharer !== undefined && (
        <SharedScreen person={sharer} stream={remotes.get(sharer.seatID)?.screen} />
      )}
      {sharer === undefined && screen !== null && (
        <figure className="call-room__screen">
          <Picture tracks={[screen]} isWhole />
          <figcaption className="call-tile__name">{roomWords.ownScreen}</figcaption>
        </figure>
      )}
      <ul className="call-room__people">
        {others.map((one) => (
          <Tile
            key={one.seatID}
            name={one.role === 'guest' ? roomWords.guest(one.name) : one.name}
            picture={one.camera ? remotes.get(one.seatID)?.main.getVideoTracks()[0] : undefined}
            isMuted={!one.microphone}
            isHandRaised={one.handRaisedAt !== null}
            isSpeaking={one.microphone && speaking.has(one.seatID)}
            state={remotes.get(one.seatID)?.state ?? 'connecting'}
          />
        ))}
        <Tile
          isSelf
          name={roomWords.you(own?.name ?? '')}
          picture={devices.isCameraOn ? (devices.devices.camera ?? undefined) : undefined}
          isMuted={!devices.isMicrophoneOn}
          isHandRaised={(own?.handRaisedAt ?? null) !== null}
          isSpeaking={false}
          state="connected"
        />
      </ul>
      {others.length === 0 && <output className="call-room__alone">{roomWords.alone}</output>}
    </div>
  );
}

function SharedScreen({
  person,
  stream,
}: {
  readonly person: Person;
  readonly stream: MediaStream | undefined;
}) {
  return (
    <figure className="call-room__screen">
      <Picture tracks={[stream?.getVideoTracks()[0] ?? null]} isWhole />
      <figcaption className="call-tile__name">{roomWords.shares(person.name)}</figcaption>
    </figure>
  );
}
