import { useState } from 'react';
import type { Snapshot } from './call-snapshot.ts';
import { largeOf, othersOf, pictureOf } from './others-in-call.ts';
import { useSmallWindow } from './use-small-window.ts';

/** How one looks at the people: all alike or whoever speaks large, here or in a small window. */
export function useView(shown: Snapshot, ownSeat: number) {
  const [isSpeakerView, onSpeakerView] = useState(false);
  const others = othersOf(shown, ownSeat);
  const track = pictureOf(shown, largeOf(shown, ownSeat) ?? others[0]);
  const window = useSmallWindow(track);
  return {
    isSpeakerView,
    speakerView: others.length > 1 ? isSpeakerView : null,
    smallWindow: track === undefined && window?.isOpen !== true ? null : window,
    onSpeakerView,
  };
}
