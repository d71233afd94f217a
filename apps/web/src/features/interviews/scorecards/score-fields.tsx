import { type KitContent, points } from '@candor/contract/interviews/kit-rules';
import {
  SCORE_NOTE_MOST,
  type ScorecardContent,
} from '@candor/contract/interviews/scorecard-rules';
import { Textarea } from '@mantine/core';
import { fieldId } from '../../../ui/step-form.tsx';
import { formWords } from './scorecard-words.ts';

type Score = ScorecardContent['scores'][number];

type Props = {
  readonly index: number;
  readonly attribute: KitContent['attributes'][number];
  readonly score: Score;
  readonly problem: string | undefined;
  readonly onChange: (score: Score) => void;
};

/** One attribute: a point by its words, and what was seen. */
export function ScoreFields({ index, attribute, score, problem, onChange }: Props) {
  const { name, isMust } = attribute;
  const problemId = `score-${index}-problem`;
  const choices = [null, ...points] as const;
  return (
    <fieldset
      className="stack gap-sm card"
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <legend>
        {name}
        {isMust && <span className="dimmed"> · {formWords.must}</span>}
      </legend>
      {choices.map((point, place) => (
        <label key={place} className="check">
          <input
            type="radio"
            name={`score-${index}`}
            {...(place === 1 && { id: fieldId(`scores.${index}.point`) })}
            checked={score.point === point}
            onChange={() => onChange({ ...score, point })}
          />
          <span>
            {point === null ? (
              <span className="dimmed">{formWords.notSeen}</span>
            ) : (
              <>
                <strong className="tabular">{point}</strong> {attribute.points[point - 1]}
              </>
            )}
          </span>
        </label>
      ))}
      {problem !== undefined && (
        <p id={problemId} className="problem tiny">
          {problem}
        </p>
      )}
      <Textarea
        autosize
        minRows={1}
        maxLength={SCORE_NOTE_MOST}
        label={formWords.note(name)}
        value={score.note}
        onChange={(event) => onChange({ ...score, note: event.currentTarget.value })}
      />
    </fieldset>
  );
}
