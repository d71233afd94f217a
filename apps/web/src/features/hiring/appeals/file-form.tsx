import { APPEAL_WORDS_MOST } from '@candor/contract/hiring/appeal-rules';
import { fileAppeal, fileOwnAppeal } from '@candor/contract/hiring/appeals';
import { Button, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Door, type Own, ownChange } from './appeal-queries.ts';
import { ownWords } from './own-appeal-words.ts';

type Props = { readonly door: Door; readonly own: Own };

type Values = { words: string; interviewScheduleIDs: number[] };

const tells = () => showToast({ tone: 'success', text: ownWords.sent });

export function FileForm({ door, own }: Props) {
  return 'token' in door ? <ByPage door={door} own={own} /> : <ByAccount door={door} own={own} />;
}

const startOf = ({ explained }: Own): Values => ({
  words: '',
  interviewScheduleIDs: explained.map(({ interviewScheduleID }) => interviewScheduleID),
});

function ByPage({ door, own }: Props & { readonly door: Extract<Door, { token: string }> }) {
  const form = useEndpointForm(fileAppeal, {
    ...{ initial: startOf(own), ...ownChange, tells },
    toInput: (said) => ({ body: { ...door, ...said } }),
  });
  return <Fields own={own} form={form} />;
}

function ByAccount({ door, own }: Props & { readonly door: Extract<Door, { companyID: string }> }) {
  const { companyID, applicationID } = door;
  const form = useEndpointForm(fileOwnAppeal, {
    ...{ initial: startOf(own), ...ownChange, tells },
    toInput: (body) => ({ params: { companyID, applicationID: String(applicationID) }, body }),
  });
  return <Fields own={own} form={form} />;
}

type FieldsProps = Pick<Props, 'own'> & {
  readonly form: ReturnType<typeof useEndpointForm<typeof fileAppeal, Values>>;
};

function Fields({ own: { explained }, form }: FieldsProps) {
  const { interviewScheduleIDs: chosen } = form.values;
  return (
    <section className="stack section" aria-labelledby="appeal-form">
      <h2 id="appeal-form">{ownWords.form}</h2>
      <EndpointForm of={form} className="stack narrow">
        <Textarea
          label={ownWords.words}
          description={ownWords.wordsHint}
          withAsterisk
          {...{ autosize: true, minRows: 5, maxRows: 20, maxLength: APPEAL_WORDS_MOST }}
          {...form.field('words')}
        />
        {explained.length > 0 && (
          <fieldset className="stack gap-sm">
            <legend>{ownWords.point}</legend>
            {explained.map(({ interviewScheduleID, jobTitle, explanations }) => (
              <CheckField
                key={interviewScheduleID}
                label={ownWords.pointTo(jobTitle, explanations)}
                checked={chosen.includes(interviewScheduleID)}
                onCheck={(isChecked) =>
                  form.set(
                    'interviewScheduleIDs',
                    isChecked
                      ? [...chosen, interviewScheduleID]
                      : chosen.filter((one) => one !== interviewScheduleID),
                  )
                }
              />
            ))}
          </fieldset>
        )}
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
