import { addInterviewNote, getInterviewReview } from '@candor/contract/interviews/review-decisions';
import { areas, rights } from '@candor/contract/people/right-rules';
import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm } from '../../../ui/endpoint-form.tsx';
import { Instant } from '../../../ui/instant.tsx';
import type { Review } from './review-queries.ts';
import './interview-notes.css';

type Props = { readonly interviewScheduleID: string; readonly notes: Review['notes'] };

/** What reviewers tell each other; it stands on the candidate's profile too. */
export function InterviewNotes({ interviewScheduleID, notes }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const mayWrite = useRights()(areas.interviews, rights.change);
  const form = useEndpointForm(addInterviewNote, {
    initial: { text: '' },
    toInput: (body) => ({ params: { interviewScheduleID }, body }),
    refusals: 'text',
    refreshes: [getInterviewReview],
    onDone: (_done, { body }) => {
      // What was typed meanwhile is the next note.
      if (form.getValues().text === body.text) form.setValues({ text: '' });
      field.current?.focus();
    },
  });
  return (
    <div className="stack column">
      {notes.length === 0 && <p className="dimmed">Nobody has written a note yet.</p>}
      <ol className="stack">
        {notes.map(({ text: note, author, at }) => (
          <li key={`${at}-${author}-${note.slice(0, 20)}`}>
            <p className="dimmed small">
              {author}, <Instant at={at} />
            </p>
            <p className="written">{note}</p>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <EndpointForm of={form} className="stack gap-xs start unprinted interview-notes__form">
          <Textarea
            ref={field}
            label="New note"
            description="Colleagues who may see interviews or candidates can read it."
            autosize
            minRows={2}
            maxRows={10}
            maxLength={10_000}
            {...form.field('text')}
          />
          <Button type="submit" variant="default" loading={form.isPending}>
            Add note
          </Button>
        </EndpointForm>
      )}
    </div>
  );
}
