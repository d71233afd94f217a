import { useState } from 'react';
import { clockText } from '../ui/duration-rules.ts';
import {
  type EvidenceLane,
  type EvidenceMark,
  EvidenceTimeline,
} from '../ui/evidence-timeline.tsx';
import { currentMark, seekTarget } from '../ui/evidence-timeline-rules.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Made up for this page: an interview of 24 minutes. */
const durationSeconds = 24 * 60;

const incidents: readonly EvidenceMark[] = [
  { id: 'tab', atSeconds: 402, label: 'Another tab was in front for 4 s', kind: 'incident' },
  { id: 'fullscreen', atSeconds: 761, label: 'Fullscreen was left for 2 s', kind: 'incident' },
  { id: 'share', atSeconds: 993, label: 'Screen sharing was stopped for 21 s', kind: 'incident' },
  { id: 'paste', atSeconds: 1240, label: 'Pasting was tried', kind: 'incident' },
];

const answerTimes = [
  64, 131, 178, 246, 318, 377, 431, 520, 583, 655, 709, 742, 830, 898, 961, 1064,
];
const laterAnswerTimes = [1108, 1163, 1217, 1262, 1309, 1341, 1388, 1420];

const lanes: readonly EvidenceLane[] = [
  {
    name: 'Answers',
    marks: [...answerTimes, ...laterAnswerTimes].map((atSeconds, index) => ({
      id: `answer-${index}`,
      atSeconds,
      label: `Question ${index + 1} answered`,
      kind: 'answer',
    })),
  },
  { name: 'Screen', marks: incidents.filter(({ id }) => id !== 'paste') },
  { name: 'Keyboard', marks: incidents.filter(({ id }) => id === 'paste') },
];

const gaps = [{ atSeconds: 993, label: '21 s without a picture' }];
const inOrder = lanes.flatMap(({ marks }) => marks).toSorted((a, b) => a.atSeconds - b.atSeconds);

/** The timeline of the report itself, on sample data. */
export function HomeExample() {
  const [position, setPosition] = useState(400);
  const current = currentMark(inOrder, position);
  const step = (by: 1 | -1): void => {
    const index = current === undefined ? -1 : inOrder.indexOf(current);
    const next = inOrder[index + by];
    if (next !== undefined) setPosition(seekTarget(next.atSeconds));
  };
  return (
    <figure className="stack card roomy home-page__example" aria-labelledby="example-caption">
      <figcaption id="example-caption">
        <strong>How a report reads</strong>
        <span>Example data, no real person</span>
      </figcaption>
      <EvidenceTimeline
        durationSeconds={durationSeconds}
        positionSeconds={position}
        lanes={lanes}
        gaps={gaps}
        currentId={current?.id}
        onSeek={setPosition}
      />
      <div className="row gap-sm unwrapped spread home-page__moment">
        <output>
          <span className="dimmed tabular">{clockText(current?.atSeconds ?? 0)}</span>{' '}
          {current?.label ?? 'The interview begins'}
        </output>
        <div className="row gap-2xs unwrapped">
          <IconButton isFramed size="lg" aria-label="Previous mark" onClick={() => step(-1)}>
            ‹
          </IconButton>
          <IconButton isFramed size="lg" aria-label="Next mark" onClick={() => step(1)}>
            ›
          </IconButton>
        </div>
      </div>
      <p className="home-page__hint">
        Each mark opens the recording two seconds before it happened.
      </p>
    </figure>
  );
}
