import { convertingText, mp4Words, savedText } from './mp4-words.ts';
import { type Mp4State, type Mp4Ways, useMp4 } from './use-mp4.ts';
import './mp4-download.css';

/** [MC-1] One button, and what becomes of it: said aloud, as it takes up to half a minute. */
export function Mp4Download(ways: Mp4Ways) {
  const { state, start, stop } = useMp4(ways);
  const isBusy =
    state.step === 'finding' || state.step === 'fetching' || state.step === 'converting';
  return (
    <div className="stack gap-2xs start unprinted mp4-download">
      <div className="row apart">
        <button
          type="button"
          className="link-button mp4-download__button"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => isBusy || start()}
        >
          {mp4Words.download}
        </button>
        {state.step === 'converting' && (
          <>
            <progress aria-label={mp4Words.converted} value={state.part} max={1} />
            <button type="button" className="link-button mp4-download__stop" onClick={stop}>
              {mp4Words.stop}
            </button>
          </>
        )}
      </div>
      <output className="dimmed mp4-download__said">{saidOf(state)}</output>
      {state.step === 'failed' && <p role="alert">{state.problem}</p>}
    </div>
  );
}

function saidOf(state: Mp4State): string {
  if (state.step === 'sent') return mp4Words.sent;
  if (state.step === 'fetching') return mp4Words.fetching;
  if (state.step === 'converting') return convertingText(state.part);
  return state.step === 'saved' ? savedText(state.made) : '';
}
