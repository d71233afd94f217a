import { type SoundSources, type SoundState, soundOf, watchSound } from '@candor/recorder';

/** Which sounds the recording really has, from share to share. */
export function createHeardSound() {
  let state: SoundState = { system: false, microphone: false };
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
