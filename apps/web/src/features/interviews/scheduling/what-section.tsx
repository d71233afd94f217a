import { monitorWords } from '@candor/contract/interviews/monitor-words';
import { NativeSelect } from '@mantine/core';
import { Fact, Facts } from '../../../ui/facts.tsx';
import type { Blueprint } from './scheduling-queries.ts';
import type { SectionProps } from './who-section.tsx';

type Props = Pick<SectionProps, 'change'> & {
  readonly blueprints: readonly Blueprint[];
  readonly blueprint: Blueprint | undefined;
};

export function WhatSection({ change, blueprints, blueprint }: Props) {
  return (
    <section className="stack gap-sm minor schedule-page__section" aria-labelledby="schedule-what">
      <h2 id="schedule-what">What</h2>
      <NativeSelect
        label="Test"
        value={String(blueprint?.blueprintID ?? '')}
        data={blueprints.map(({ blueprintID, name, minutes }) => ({
          value: String(blueprintID),
          label: `${name}, ${minutes} min`,
        }))}
        error={
          blueprint?.questionCount === 0
            ? 'This test has no question that could be asked.'
            : undefined
        }
        onChange={(event) => change({ blueprintID: Number(event.currentTarget.value) })}
      />
      {blueprint !== undefined && (
        <Facts>
          <Fact name="Time">{blueprint.minutes} minutes</Fact>
          <Fact name="Questions">
            {blueprint.questionCount}
            {blueprint.skillNames.length > 0 &&
              `: ${[...new Set(blueprint.skillNames)].join(', ')}`}
          </Fact>
          <Fact name="Monitors">
            {blueprint.monitors.length === 0
              ? 'None'
              : blueprint.monitors.map((name) => monitorWords[name].name).join(', ')}
          </Fact>
          <Fact name="Recording">{recordingText(blueprint)}</Fact>
        </Facts>
      )}
    </section>
  );
}

function recordingText({ recordScreen, systemAudio, retentionDays }: Blueprint): string {
  if (!recordScreen) return 'None';
  const sound = systemAudio === 'required' ? 'with its sound' : 'with its sound where possible';
  return `The screen, ${sound}; kept ${retentionDays} days`;
}
