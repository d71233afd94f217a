import { NativeSelect } from '@mantine/core';
import { monitorNames } from '@candor/contract/interviews/monitor-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';
import { extraMinutesOf, type Grant } from '@candor/contract/interviews/need-rules';
import { accommodationWords as words, breaksText } from './accommodation-words.ts';
import { CheckField } from './check-field.tsx';

type Props = {
  /** Of the test, without anything extra. */
  readonly minutes: number;
  /** What is granted now, which stays among the choices. */
  readonly given: Grant;
  readonly values: Grant;
  readonly onChange: (values: Grant) => void;
};

const percents = [10, 25, 33, 50, 75, 100, 200];

/** The usual shares of the time, and what is granted now if it is none of them. */
function extraChoices(minutes: number, granted: number) {
  const usual = percents.map((percent) => ({ minutes: extraMinutesOf(percent, minutes), percent }));
  const isUsual = granted === 0 || usual.some((one) => one.minutes === granted);
  return [
    { value: '0', label: words.none },
    ...usual.map((one) => ({
      value: String(one.minutes),
      label: words.percent(one.percent, one.minutes),
    })),
    ...(isUsual ? [] : [{ value: String(granted), label: words.minutes(granted) }]),
  ].filter((one, at, all) => all.findIndex(({ value }) => value === one.value) === at);
}

type Breaks = Grant['breaks'];

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
    { value: '0 0', label: words.none },
    ...[...shown].map(([value, label]) => ({ value, label })),
  ];
}

/** What an invitation grants, field by field. */
export function AccommodationFields({ minutes, given, values, onChange }: Props) {
  const change = (more: Partial<Grant>): void => onChange({ ...values, ...more });
  return (
    <>
      <NativeSelect
        label={words.extraTime}
        value={String(values.extraMinutes)}
        data={extraChoices(minutes, given.extraMinutes)}
        onChange={(event) => change({ extraMinutes: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={words.breaks}
        description={words.breaksHint}
        value={choiceOf(values.breaks)}
        data={breakChoices(given.breaks)}
        onChange={(event) => change({ breaks: breaksOf(event.currentTarget.value) })}
      />
      <fieldset className="stack gap-xs">
        <legend>{words.monitorsOff}</legend>
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
        label={words.keyboardNavigation}
        description={words.keyboardHint}
        checked={values.keyboardNavigation}
        onCheck={(isChecked) => change({ keyboardNavigation: isChecked })}
      />
      <CheckField
        label={words.noCamera}
        checked={values.noCamera}
        onCheck={(isChecked) => change({ noCamera: isChecked })}
      />
    </>
  );
}
