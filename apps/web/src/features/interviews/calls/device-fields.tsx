import { useEffect, useReducer, useRef, useState } from 'react';
import { doorWords } from './call-words.ts';
import { canBlur, isBlurred } from './devices.ts';
import type { DevicesInUse } from './use-devices.ts';

const kinds = { microphone: 'audioinput', camera: 'videoinput', speaker: 'audiooutput' } as const;
type Kind = keyof typeof kinds;

/** Which microphone, camera and loudspeaker; changed without leaving. */
export function DeviceFields({ devices }: { readonly devices: DevicesInUse }) {
  return (
    <div className="call-device-fields">
      <DeviceField kind="microphone" devices={devices} />
      <DeviceField kind="camera" devices={devices} />
      <BlurField devices={devices} />
      <DeviceField kind="speaker" devices={devices} />
      <SpeakerTest speaker={devices.choice.speaker} />
    </div>
  );
}

function DeviceField({ kind, devices }: { readonly kind: Kind; readonly devices: DevicesInUse }) {
  const { found, choice, choose } = devices;
  const some = found.filter((one) => one.kind === kinds[kind] && one.deviceId !== '');
  if (some.length === 0) return null;
  const used =
    kind === 'speaker'
      ? (choice.speaker ?? 'default')
      : devices.devices[kind]?.getSettings().deviceId;
  return (
    <label className="call-device-field">
      <span>{doorWords[kind]}</span>
      <select value={used} onChange={(event) => void choose(kind, event.currentTarget.value)}>
        {some.map(({ deviceId, label }, place) => (
          <option key={deviceId} value={deviceId}>
            {label === '' ? doorWords.unknownDevice(place + 1) : label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the camera does, not what was wished of it; no choice where the camera has none. */
function BlurField({ devices }: { readonly devices: DevicesInUse }) {
  const { camera } = devices.devices;
  const wished = devices.choice.blur;
  const [changingTo, setChangingTo] = useState<boolean | null>(null);
  // The system may turn it on or off by itself.
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    camera?.addEventListener('configurationchange', look);
    return () => camera?.removeEventListener('configurationchange', look);
  }, [camera]);
  if (camera === null) return null;
  if (!canBlur(camera)) return wished === true && <p>{doorWords.noBlur}</p>;
  const isOn = isBlurred(camera);
  const change = async (isWanted: boolean): Promise<void> => {
    setChangingTo(isWanted);
    await devices.chooseBlur(isWanted);
    setChangingTo(null);
  };
  const isOtherwise = changingTo === null && wished !== undefined && wished !== isOn;
  return (
    <div>
      <label className="call-device-blur">
        <input
          type="checkbox"
          checked={changingTo ?? isOn}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>{doorWords.blur}</span>
      </label>
      <output>{isOtherwise && doorWords.blurOtherwise(isOn)}</output>
    </div>
  );
}

function SpeakerTest({ speaker }: { readonly speaker: string | undefined }) {
  const [isTested, setTested] = useState(false);
  const isPlaying = useRef(false);
  const play = async (): Promise<void> => {
    if (isPlaying.current) return;
    isPlaying.current = true;
    await playTones(speaker).catch(() => {});
    isPlaying.current = false;
    setTested(true);
  };
  return (
    <p className="call-device-test">
      <button type="button" className="call-button" onClick={() => void play()}>
        {doorWords.test}
      </button>
      <output>{isTested && doorWords.tested}</output>
    </p>
  );
}

/** Two short tones, on the chosen loudspeaker where the browser can choose. */
async function playTones(speaker: string | undefined): Promise<void> {
  const context = new AudioContext();
  const target = context.createMediaStreamDestination();
  const audio = new Audio();
  audio.srcObject = target.stream;
  if (speaker !== undefined && 'setSinkId' in audio) await audio.setSinkId(speaker);
  await audio.play();
  for (const [place, frequency] of [523, 659].entries()) {
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: 0.2 });
    tone.connect(gain).connect(target);
    tone.start(context.currentTime + place * 0.35);
    tone.stop(context.currentTime + place * 0.35 + 0.3);
    if (place === 1) await new Promise((resolve) => tone.addEventListener('ended', resolve));
  }
  await context.close();
}
