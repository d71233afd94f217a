import { type SoundSources, type SoundState, soundOf, watchSound } from '@candor/recorder';

/** Which sounds the recording really has, from share to share. */
export function createHeardSound() {
  // Until there is a share: what is said of segments that an older build wrote without their facts. None was
  // recorded without a microphone.
  let state: SoundState = { system: false, microphone: true };
  let forget = () => {};
  return {
    now: () => state,
    listen: (sources: SoundSources, onChange: () => void) => {
      forget();
      state = soundOf(sources);
      forget = watchSound(sources, (now) => {
        state = now;
        onChange();
      });
    },
    end: () => forget(),
  };
}
