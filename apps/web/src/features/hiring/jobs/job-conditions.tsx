import { AUDIT_URL_MOST, auditWarning } from '@candor/contract/hiring/bias-audit-rules';
import { auditWarnings } from '@candor/contract/hiring/jurisdiction-words';
import { currencies, isJurisdiction } from '@candor/contract/hiring/job-rules';
import { jurisdictionNames } from '@candor/contract/hiring/jurisdiction-words';
import { languageNames } from '@candor/contract/people/language-rules';
import { NativeSelect, TextInput } from '@mantine/core';
import { field, Group, Pair } from '../../../ui/step-form.tsx';
import {
  auditField,
  choicesOf,
  educationWords,
  jurisdictionField,
  languageField,
  periodWords,
} from './job-words.ts';
import { dayNow } from './job-form-values.ts';
import type { JobFormState } from './use-job-form.ts';

const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 14 } as const;

type Props = { readonly form: JobFormState };

export function JobConditions({ form, mayPay }: Props & { readonly mayPay: boolean }) {
  return (
    <>
      {mayPay && <Pay form={form} />}
      <Group title="Who fits">
        <Pair>
          <TextInput
            label="Least years of experience"
            {...number}
            {...field(form, 'experienceMin')}
          />
          <TextInput
            label="Most years of experience"
            {...number}
            {...field(form, 'experienceMax')}
          />
        </Pair>
        <NativeSelect
          label="Education"
          data={choicesOf(educationWords, 'Not stated')}
          {...field(form, 'education')}
        />
      </Group>
      <Group title="The posting">
        <Pair>
          <TextInput label="Openings" withAsterisk {...number} {...field(form, 'openings')} />
          <TextInput
            label="Last day"
            type="date"
            description="In UTC. Empty: until you close it."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field(form, 'closesOn')}
          />
        </Pair>
        <NativeSelect
          label={languageField.label}
          description={languageField.hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={choicesOf(languageNames, languageField.unchosen)}
          {...field(form, 'language')}
        />
        <Law form={form} />
        <Audit form={form} />
        <TextInput
          label="Address"
          description="The end of the public address. Empty: made of the title."
          placeholder="robotics-engineer-bergen"
          maxLength={80}
          {...field(form, 'slug')}
        />
      </Group>
    </>
  );
}

/** The explanation opens beside the form, which is not left for it. */
function Law({ form }: Props) {
  const { jurisdiction } = form.values;
  return (
    <NativeSelect
      label={jurisdictionField.label}
      description={
        <>
          {isJurisdiction(jurisdiction)
            ? jurisdictionField.adds[jurisdiction]
            : jurisdictionField.hint}{' '}
          <a href="/company/jobs/law" target="_blank" rel="noreferrer">
            {jurisdictionField.explained}
          </a>
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={choicesOf(jurisdictionNames, jurisdictionField.unchosen)}
      {...field(form, 'jurisdiction')}
    />
  );
}

/** New York City wants one of the year before, whose summary everybody can read. */
function Audit({ form }: Props) {
  const { jurisdiction, biasAuditUrl, biasAuditOn } = form.values;
  if (jurisdiction !== 'us-nyc') return null;
  const said = { biasAuditUrl: biasAuditUrl.trim() || null, biasAuditOn: biasAuditOn || null };
  const warning = auditWarning(jurisdiction, said, dayNow());
  return (
    <>
      <Pair>
        <TextInput
          label={auditField.url}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={AUDIT_URL_MOST}
          description={auditField.urlHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field(form, 'biasAuditUrl')}
        />
        <TextInput label={auditField.on} type="date" {...field(form, 'biasAuditOn')} />
      </Pair>
      {warning !== null && <p className="notice small">{auditWarnings[warning]}</p>}
    </>
  );
}

function Pay({ form }: Props) {
  return (
    <Group title="Pay" hint="A job that says what it pays gets more and better applications.">
      <Pair>
        <TextInput label="Lowest salary" {...number} {...field(form, 'salaryMin')} />
        <TextInput label="Highest salary" {...number} {...field(form, 'salaryMax')} />
      </Pair>
      <Pair>
        <NativeSelect
          label="Currency"
          data={[{ value: '', label: 'Please choose' }, ...currencies]}
          {...field(form, 'salaryCurrency')}
        />
        <NativeSelect
          label="Period"
          data={choicesOf(periodWords, 'Please choose')}
          {...field(form, 'salaryPeriod')}
        />
      </Pair>
    </Group>
  );
}
