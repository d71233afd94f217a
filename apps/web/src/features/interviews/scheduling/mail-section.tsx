import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { variablesOf } from '@candor/contract/hiring/mail-template-rules';
import { MESSAGE_MOST, SUBJECT_MOST } from '@candor/contract/interviews/scheduling-rules';
import type { Choices } from './scheduling-queries.ts';
import type { SectionProps } from './who-section.tsx';

type Props = SectionProps & { readonly templates: Choices['templates'] };

export function MailSection({ draft, problems, change, templates }: Props) {
  const chosen = templates.findIndex(
    ({ subject, message }) => subject === draft.subject && message === draft.message,
  );
  return (
    <section className="stack gap-sm minor schedule-page__section" aria-labelledby="schedule-mail">
      <h2 id="schedule-mail">Mail</h2>
      {templates.length > 0 && (
        <NativeSelect
          label="Begin with"
          value={String(chosen)}
          data={[
            ...(chosen === -1 ? [{ value: '-1', label: 'Words of your own' }] : []),
            ...templates.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
          onChange={(event) => {
            const text = templates[Number(event.currentTarget.value)];
            if (text !== undefined) change({ subject: text.subject, message: text.message });
          }}
        />
      )}
      <TextInput
        label="Subject"
        withAsterisk
        maxLength={SUBJECT_MOST}
        value={draft.subject}
        error={problems.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Textarea
        label="Message"
        description="The button with the link and the window stand below it in any case."
        withAsterisk
        autosize
        minRows={5}
        maxRows={16}
        maxLength={MESSAGE_MOST}
        value={draft.message}
        error={problems.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <details>
        <summary>Words that are filled in</summary>
        <ul className="stack gap-2xs schedule-page__variables">
          {Object.entries(variablesOf('invitation')).map(([name, { meaning }]) => (
            <li key={name}>
              <code>{`{{${name}}}`}</code> {meaning}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
