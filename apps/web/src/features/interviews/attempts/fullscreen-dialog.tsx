import { useEffect } from 'react';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { interviewWords } from './interview-words.ts';
import { practiceWords } from './practice-words.ts';
import { fullscreenTexts } from './room-words.ts';
import { enterFullscreen } from './use-room-guards.ts';

/** BF-2: a click anywhere leads back, the button is only the plainest place for it. */
export function FullscreenDialog({ onLeave }: { readonly onLeave?: () => void }) {
  useEffect(() => {
    const onClick = () => void enterFullscreen();
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <RoomDialog
      title={interviewWords.fullscreenNeeded}
      actions={
        <>
          {/* The click is heard by the page. */}
          <button type="button" className="room-button">
            {interviewWords.returnToFullscreen}
          </button>
          {onLeave !== undefined && (
            <button
              type="button"
              className="room-button room-button--quiet"
              onClick={(event) => {
                event.stopPropagation();
                onLeave();
              }}
            >
              {practiceWords.back}
            </button>
          )}
        </>
      }
    >
      <p>
        <strong>{fullscreenTexts.required}</strong> {fullscreenTexts.explained}
      </p>
      <p className="room-dimmed">{fullscreenTexts.pressF11}</p>
    </RoomDialog>
  );
}
