import { Button, NativeSelect } from '@mantine/core';
import { monitorNames } from '@candor/contract/interviews/monitor-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';
import { EXTRA_MINUTES_MOST } from '@candor/contract/interviews/scheduling-rules';
import { useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { CheckField } from './check-field.tsx';
import type { Accommodations } from './schedule-draft-rules.ts';
import { breaksText } from './scheduling-words.ts';

type Props = {
  readonly name: string;
  /** Of the test, without anything extra. */
  readonly minutes: number;
  readonly given: Accommodations;
  readonly isSaving?: boolean;
  readonly problem?: string | undefined;
  readonly onSave: (accommodations: Accommodations) => void;
  readonly onClose: () => void;
};

const percents = [10, 25, 33, 50, 75, 100, 200];

/** The usual shares of the time, and what is granted now if it is none of them. */
function extraChoices(minutes: number, granted: number) {
  const usual = percents.map((percent) => ({
    minutes: Math.min(Math.ceil((minutes * percent) / 100), EXTRA_MINUTES_MOST),
    percent,
  }));
  const isUsual = granted === 0 || usual.some((one) => one.minutes === granted);
  return [
    { value: '0', label: 'None' },
    ...usual.map((one) => ({
      value: String(one.minutes),
      label: `${one.percent} %: ${one.minutes} minutes`,
    })),
    ...(isUsual ? [] : [{ value: String(granted), label: `${granted} minutes` }]),
  ].filter((one, at, all) => all.findIndex(({ value }) => value === one.value) === at);
}

type Breaks = Accommodations['breaks'];

const usualBreaks: readonly Breaks[] = [1, 2, 3, 4, 6].flatMap((count) =>
  [5, 10, 15, 30].map((minutes) => ({ count, minutes })),
);
const choiceOf = ({ count, minutes }: Breaks): string => `${count} ${minutes}`;

function breaksOf(choice: string): Breaks {
  const [count = 0, minutes = 0] = choice.split(' ').map(Number);
  return { count, minutes };
}

/** The usual ones, and what is granted now if it is none of them. */
function breakChoices(granted: Breaks) {
  const all = [...usualBreaks, ...(granted.count === 0 ? [] : [granted])];
  const shown = new Map(all.map((one) => [choiceOf(one), breaksText(one)]));
  return [
    { value: '0 0', label: 'None' },
    ...[...shown].map(([value, label]) => ({ value, label })),
  ];
}

/** Private: the candidate has it, and those who may schedule see it. */
export function AccommodationsDialog(props: Props) {
  const { name, minutes, given, onSave, onClose } = props;
  const [values, setValues] = useState(given);
  const change = (more: Partial<Accommodations>): void => setValues({ ...values, ...more });
  return (
    <ModalDialog title={`Accommodations for ${name}`} onClose={onClose}>
      <div className="stack">
        <p>
          Only those who may schedule interviews see this. What is switched off is never counted
          against anybody.
        </p>
        <NativeSelect
          label="Extra time"
          value={String(values.extraMinutes)}
          data={extraChoices(minutes, given.extraMinutes)}
          onChange={(event) => change({ extraMinutes: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label="Breaks"
          description="The clock stops, questions are hidden, and nothing is watched"
          value={choiceOf(values.breaks)}
          data={breakChoices(given.breaks)}
          onChange={(event) => change({ breaks: breaksOf(event.currentTarget.value) })}
        />
        <fieldset className="stack gap-xs">
          <legend>Monitors off</legend>
          {monitorNames.map((monitor) => (
            <CheckField
              key={monitor}
              label={monitorWords[monitor].name}
              checked={values.monitorsOff.includes(monitor)}
              onCheck={(isChecked) =>
                change({
                  monitorsOff: isChecked
                    ? [...values.monitorsOff, monitor]
                    : values.monitorsOff.filter((one) => one !== monitor),
                })
              }
            />
          ))}
        </fieldset>
        <CheckField
          label="Keyboard navigation"
          description="Tab, arrows and the keys of screen readers are not flagged"
          checked={values.keyboardNavigation}
          onCheck={(isChecked) => change({ keyboardNavigation: isChecked })}
        />
        <CheckField
          label="No camera"
          checked={values.noCamera}
          onCheck={(isChecked) => change({ noCamera: isChecked })}
        />
        {props.problem !== undefined && (
          <p className="problem" role="alert">
            {props.problem}
          </p>
        )}
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={props.isSaving ?? false} onClick={() => onSave(values)}>
            Save
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
