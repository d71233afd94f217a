import {
  type Asked,
  extraMinutesOf,
  type ExtraPercent,
  extraPercents,
  NEED_WORDS_MOST,
  nothingAsked,
} from '@candor/contract/interviews/need-rules';
import { askNeed } from '@candor/contract/interviews/needs';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ownMonitorWords } from '../../../ui/monitor-words.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { type Own, ownChange } from './need-queries.ts';
import { ownWords } from './own-need-words.ts';

type Props = { readonly token: string; readonly own: Own };

type Values = { asked: Asked; words: string; isKept: boolean };
const empty: Values = { asked: nothingAsked, words: '', isKept: false };

/** Before consent, and without a reason: what somebody needs is enough. */
export function AskForm({ token, own }: Props) {
  const { companyName, replyDays } = own;
  const form = useEndpointForm(askNeed, {
    ...{ initial: empty, ...ownChange },
    toInput: ({ asked: { monitorsOff, ...asked }, ...said }) => ({
      body: { token, asked: { ...asked, monitorsOff: [...monitorsOff] }, ...said },
    }),
    tells: () => showToast({ tone: 'success', text: ownWords.sent }),
  });
  const problem = form.errors['asked'];
  return (
    <section className="stack section" aria-labelledby="own-need-ask">
      <h2 id="own-need-ask">{ownWords.ask}</h2>
      <p className="measure">{ownWords.intro(companyName)}</p>
      <EndpointForm of={form} className="stack narrow">
        <AskedFields
          own={own}
          asked={form.values.asked}
          problem={problem}
          onChange={(asked) => form.set('asked', asked)}
        />
        <Textarea
          label={ownWords.words}
          description={ownWords.wordsHint}
          {...{ autosize: true, minRows: 3, maxRows: 12, maxLength: NEED_WORDS_MOST }}
          {...form.field('words')}
        />
        <CheckField
          label={ownWords.keep}
          description={ownWords.keepHint}
          checked={form.values.isKept}
          onCheck={(isKept) => form.set('isKept', isKept)}
        />
        <p className="dimmed">{ownWords.replyDays(companyName, replyDays)}</p>
        <FormRefusal of={form} />
        <div>
          <Button type="submit" loading={form.isPending}>
            {ownWords.send}
          </Button>
        </div>
      </EndpointForm>
    </section>
  );
}

type FieldsProps = {
  readonly own: Own;
  readonly asked: Asked;
  readonly problem: React.ReactNode;
  readonly onChange: (asked: Asked) => void;
};

const switches = [
  'breaks',
  'noCamera',
  'keyboardNavigation',
  'anotherWay',
  'somethingElse',
] as const;

/** Read while it is drawn: another language may have been chosen. */
const labelsOf = () =>
  ({
    breaks: [ownWords.breaks, ownWords.breaksHint],
    noCamera: [ownWords.noCamera, undefined],
    keyboardNavigation: [ownWords.keyboardNavigation, ownWords.keyboardHint],
    anotherWay: [ownWords.anotherWay, ownWords.anotherWayHint],
    somethingElse: [ownWords.somethingElse, ownWords.somethingElseHint],
  }) as const;

/** Of the monitors only those that this interview has. */
function AskedFields({ own: { minutes, monitors }, asked, problem, onChange }: FieldsProps) {
  const change = (more: Partial<Asked>): void => onChange({ ...asked, ...more });
  const hasProblem = problem !== undefined && problem !== null;
  const field = (name: (typeof switches)[number]) => {
    const [label, description] = labelsOf()[name];
    return (
      <CheckField
        key={name}
        label={label}
        {...(description !== undefined && { description })}
        checked={asked[name]}
        onCheck={(isChecked) => change({ [name]: isChecked })}
      />
    );
  };
  return (
    <fieldset
      className="stack gap-sm"
      tabIndex={-1}
      aria-invalid={hasProblem}
      aria-describedby={hasProblem ? 'own-need-problem' : undefined}
    >
      <legend>{ownWords.legend}</legend>
      <NativeSelect
        label={ownWords.extra}
        value={String(asked.extraPercent)}
        data={extraPercents.map((percent) => ({
          value: String(percent),
          label:
            percent === 0
              ? ownWords.noExtra
              : ownWords.extraChoice(percent, extraMinutesOf(percent, minutes)),
        }))}
        onChange={(event) =>
          change({ extraPercent: Number(event.currentTarget.value) as ExtraPercent })
        }
      />
      {switches.slice(0, 2).map(field)}
      {monitors.map((monitor) => (
        <CheckField
          key={monitor}
          label={ownMonitorWords[monitor].spare}
          checked={asked.monitorsOff.includes(monitor)}
          onCheck={(isChecked) =>
            change({
              monitorsOff: isChecked
                ? [...asked.monitorsOff, monitor]
                : asked.monitorsOff.filter((one) => one !== monitor),
            })
          }
        />
      ))}
      {switches.slice(2).map(field)}
      {hasProblem && (
        <p id="own-need-problem" className="problem tiny">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
