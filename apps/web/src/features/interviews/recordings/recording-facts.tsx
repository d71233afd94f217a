import { clockText, lengthText } from '../../../ui/duration-rules.ts';
import { Fact } from '../../../ui/facts.tsx';
import { gapText } from './gap-rules.ts';
import { type Captured, captured } from './recording-clock-rules.ts';
import type { Recording } from './recording-queries.ts';

const capturedWords: Readonly<Record<Captured, string>> = {
  all: 'Captured',
  part: 'Captured in part',
  none: 'Not captured',
};

/** Terms for the report's list of facts: what the recording holds, and what it lacks. */
export function RecordingFacts({ recording }: { readonly recording: Recording }) {
  const { segments, gaps, durationMs } = recording;
  if (segments.length === 0) return null;
  return (
    <>
      {durationMs !== null && <Fact name="Recording">{lengthText(durationMs / 1000)}</Fact>}
      <Fact name="System audio">{capturedWords[captured(segments, 'systemAudio')]}</Fact>
      <Fact name="Microphone">{capturedWords[captured(segments, 'microphone')]}</Fact>
      {gaps.length > 0 && (
        <Fact name="Gaps">
          <ul>
            {gaps.map((gap) => (
              <li key={gap.atMs}>
                At {clockText(gap.atMs / 1000)}, {gapText(gap)}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}
