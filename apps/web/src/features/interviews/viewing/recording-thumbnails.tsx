import { clockText } from '../../../ui/duration-rules.ts';
import { namedRecording } from './part-words.ts';
import type { SharedRecording } from './viewing-queries.ts';
import { viewingWords as words } from './viewing-words.ts';
import './recording-thumbnails.css';

type Props = {
  readonly recordings: readonly SharedRecording[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

/** RV-5: one of several is chosen by its picture and its name. */
export function RecordingThumbnails({ recordings, chosen, onChoose }: Props) {
  return (
    <section
      className="stack gap-sm packed minor recording-thumbnails"
      aria-labelledby="recording-thumbnails"
    >
      <h2 id="recording-thumbnails">{words.title}</h2>
      <ul>
        {recordings.map(({ title, part, durationMs, posterUrl }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className="recording-thumbnails__picture">
                {posterUrl !== null && <img src={posterUrl} alt="" />}
              </span>
              <span>
                {namedRecording(title, part)}
                <span className="dimmed tabular">{clockText(durationMs / 1000)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
