import { clockText, lengthText } from '../../../ui/duration-rules.ts';
import { Fact } from '../../../ui/facts.tsx';
import { gapText } from './gap-text.ts';
import { captured } from './recording-clock-rules.ts';
import { factWords as words } from './recording-words.ts';
import type { Recording } from './recording-queries.ts';

/** Terms for the report's list of facts: what the recording holds, and what it lacks. */
export function RecordingFacts({ recording }: { readonly recording: Recording }) {
  const { segments, gaps, durationMs } = recording;
  if (segments.length === 0) return null;
  return (
    <>
      {durationMs !== null && <Fact name={words.recording}>{lengthText(durationMs / 1000)}</Fact>}
      <Fact name={words.systemAudio}>{words.captured[captured(segments, 'systemAudio')]}</Fact>
      <Fact name={words.microphone}>{words.captured[captured(segments, 'microphone')]}</Fact>
      {gaps.length > 0 && (
        <Fact name={words.gaps}>
          <ul>
            {gaps.map((gap) => (
              <li key={gap.atMs}>{words.at(clockText(gap.atMs / 1000), gapText(gap))}</li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}
