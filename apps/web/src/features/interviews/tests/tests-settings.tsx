import { type MonitorName, monitorNames } from '@candor/contract/interviews/monitor-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';
import { NativeSelect, TextInput } from '@mantine/core';
import { field, Group, Pair } from '../../../ui/step-form.tsx';
import { CheckField } from './check-field.tsx';
import { PassMarkEffect } from './pass-mark-effect.tsx';
import type { Blueprint } from './tests-queries.ts';
import type { BlueprintFormState } from './use-blueprint-form.ts';

type Props = { readonly form: BlueprintFormState };

const whole = { inputMode: 'numeric', maxLength: 4 } as const;

export function BlueprintTiming({
  form,
  blueprint,
}: Props & { readonly blueprint: Blueprint | undefined }) {
  const typed = form.getValues().passPercent;
  return (
    <Group title="Time and result">
      <Pair>
        <TextInput label="Minutes" withAsterisk {...whole} {...field(form, 'minutes')} />
        <TextInput
          label="Pass mark"
          description="Percent of right answers. Empty: none."
          {...whole}
          {...field(form, 'passPercent')}
        />
      </Pair>
      {blueprint !== undefined && <PassMarkEffect blueprint={blueprint} typed={typed} />}
      <CheckField
        form={form}
        name="showPassMark"
        label="The candidate may know the pass mark"
        isDisabled={typed.trim() === ''}
      />
    </Group>
  );
}

export function BlueprintWatching({ form }: Props) {
  return (
    <Group
      title="What is watched"
      hint="Candidates read it before they begin. It gives signals for a person to judge, never a verdict."
    >
      {monitorNames.map((monitor) => (
        <CheckField key={monitor} form={form} name={monitor} label={monitorWords[monitor].watch} />
      ))}
      <CheckField form={form} name="recordScreen" label="The screen is recorded" />
      <Pair>
        <NativeSelect
          label="Sound of the computer"
          data={[
            { value: 'when-available', label: 'Recorded where the browser can' },
            { value: 'required', label: 'Required: other browsers cannot take part' },
          ]}
          disabled={!form.getValues().recordScreen}
          {...field(form, 'systemAudio')}
        />
        <TextInput
          label="Days that recordings are kept"
          description="Fewer where the company’s retention says so."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          {...whole}
          {...field(form, 'retentionDays')}
        />
      </Pair>
    </Group>
  );
}

export function BlueprintAccommodations({ form }: Props) {
  const { monitorsOff } = form.getValues();
  const toggle = (monitor: MonitorName, isOff: boolean): void => {
    const others = monitorsOff.filter((name) => name !== monitor);
    form.setFieldValue('monitorsOff', isOff ? [...others, monitor] : others);
  };
  return (
    <Group
      title="Accommodations"
      hint="What every invitation to this test begins with. Each can be changed for one candidate, and stays private."
    >
      <Pair>
        <TextInput label="Extra minutes" {...whole} {...field(form, 'extraMinutes')} />
      </Pair>
      <CheckField form={form} name="keyboardNavigation" label="Keys to navigate are allowed" />
      <CheckField form={form} name="noCamera" label="No camera" />
      {monitorNames.map((monitor) => (
        <label key={monitor} className="check">
          <input
            type="checkbox"
            checked={monitorsOff.includes(monitor)}
            onChange={(event) => toggle(monitor, event.currentTarget.checked)}
          />
          <span>{monitorWords[monitor].spare}</span>
        </label>
      ))}
    </Group>
  );
}
