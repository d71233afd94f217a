import type { Person, Snapshot } from './call-snapshot.ts';
import { roomWords } from './call-words.ts';
import type { OwnDevices } from './door.tsx';
import { largeOf, othersOf, pictureOf } from './others-in-call.ts';
import { Picture } from './picture.tsx';
import { Tile } from './tile.tsx';

type Props = {
  readonly shown: Snapshot;
  readonly seatID: number;
  readonly devices: OwnDevices;
  readonly screen: MediaStreamTrack | null;
  /** Whoever speaks is large, and the others stand beside. */
  readonly isSpeakerView: boolean;
};

/** A screen in the middle and the people beside it, or the people alone. */
export function Tiles({ shown, seatID, devices, screen, isSpeakerView }: Props) {
  const { people, remotes } = shown;
  const own = people.find((one) => one.seatID === seatID);
  const others = othersOf(shown, seatID);
  const sharer = others.find(({ sharingSince }) => sharingSince !== null);
  const isShown = sharer !== undefined || screen !== null;
  const large = isSpeakerView && !isShown ? largeOf(shown, seatID) : undefined;
  const isDivided = isShown || large !== undefined;
  return (
    <div className="call-room__tiles" data-count={others.length + 1} data-shared={isDivided}>
      {sharer !== undefined && (
        <SharedScreen person={sharer} stream={remotes.get(sharer.seatID)?.screen} />
      )}
      {sharer === undefined && screen !== null && (
        <figure className="call-room__screen">
          <Picture tracks={[screen]} isWhole />
          <figcaption className="call-tile__name">{roomWords.ownScreen}</figcaption>
        </figure>
      )}
      {large !== undefined && (
        <ul className="call-room__large" aria-label={roomWords.large}>
          <OtherTile one={large} shown={shown} />
        </ul>
      )}
      <ul className="call-room__people">
        {others
          .filter((one) => one !== large)
          .map((one) => (
            <OtherTile key={one.seatID} one={one} shown={shown} />
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

function OtherTile({ one, shown }: { readonly one: Person; readonly shown: Snapshot }) {
  const { remotes, speaking } = shown;
  const remote = remotes.get(one.seatID);
  return (
    <Tile
      name={one.role === 'guest' ? roomWords.guest(one.name) : one.name}
      picture={pictureOf(shown, one)}
      isMuted={!one.microphone}
      isHandRaised={one.handRaisedAt !== null}
      isSpeaking={one.microphone && speaking.has(one.seatID)}
      state={remote?.state ?? 'connecting'}
    />
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
