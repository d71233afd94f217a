import { changePlan } from '@candor/contract/interviews/appointment-deeds';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { deed, type LiveInterview } from './live-queries.ts';
import { ReasonField, Ways } from './live-reason-dialogs.tsx';
import { planWords } from './live-page-words.ts';
import { limitProblem, wholeOf } from './schedule-values.ts';
import { formWords, roundWords } from './schedule-words.ts';

type Props = { readonly interview: LiveInterview; readonly onClose: () => void };

/** How late it may be, and what it keeps free; of what is booked nothing changes. */
export function PlanDialog({ interview, onClose }: Props) {
  const { interviewScheduleID, lastDay, timeZone } = interview;
  // As it was when the dialog opened: whoever changed it meanwhile is not overwritten.
  const [revision] = useState(interview.revision);
  const form = useEndpointForm(changePlan, {
    ...deed,
    initial: {
      ...{ lastDay, reason: '', noticeHours: String(interview.noticeHours) },
      ...{ bufferBefore: String(interview.bufferBefore) },
      ...{ bufferAfter: String(interview.bufferAfter) },
    },
    toInput: ({ noticeHours, bufferBefore, bufferAfter, ...typed }) => ({
      params: { interviewScheduleID: String(interviewScheduleID) },
      body: {
        ...{ ...typed, revision, noticeHours: wholeOf(noticeHours) },
        ...{ bufferBefore: wholeOf(bufferBefore), bufferAfter: wholeOf(bufferAfter) },
      },
    }),
    rules: {
      lastDay: (day) => (day === '' ? formWords.noDay : null),
      noticeHours: (typed) => limitProblem('noticeHours', typed),
      bufferBefore: (typed) => limitProblem('bufferBefore', typed),
      bufferAfter: (typed) => limitProblem('bufferAfter', typed),
    },
    refusals: { day_past: 'lastDay' },
    tells: () => showToast({ tone: 'success', text: planWords.changed }),
    onDone: onClose,
  });
  const whole = { inputMode: 'numeric', maxLength: 4 } as const;
  return (
    <ModalDialog title={planWords.title} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p className="dimmed">{planWords.text}</p>
        <TextInput
          type="date"
          label={roundWords.lastDay}
          description={planWords.zone(timeZone)}
          {...form.field('lastDay')}
        />
        <TextInput
          label={roundWords.notice}
          description={roundWords.noticeHint}
          {...whole}
          {...form.field('noticeHours')}
        />
        <TextInput label={roundWords.before} {...whole} {...form.field('bufferBefore')} />
        <TextInput label={roundWords.after} {...whole} {...form.field('bufferAfter')} />
        <ReasonField {...form.field('reason')} description={planWords.reasonHint} />
        <FormRefusal of={form} />
        <Ways keep={planWords.keep} send={planWords.send} of={form} onClose={onClose} />
      </EndpointForm>
    </ModalDialog>
  );
}
