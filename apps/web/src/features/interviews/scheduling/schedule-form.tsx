import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailSection } from './mail-section.tsx';
import {
  countText,
  type Draft,
  draftProblems,
  nothingGranted,
  peopleOf,
  type Problems,
  windowOf,
} from './schedule-draft-rules.ts';
import { type Choices, type Scheduled, useScheduleInterviews } from './scheduling-queries.ts';
import { useMayMove } from './use-may-schedule.ts';
import { useScheduleDraft } from './use-schedule-draft.ts';
import { WhatSection } from './what-section.tsx';
import { WhenSection } from './when-section.tsx';
import { WhoSection } from './who-section.tsx';

/** A server of before says nothing. */
const earliestOf = ({ earliestStart }: Props['job']): number | null =>
  typeof earliestStart === 'string' ? Date.parse(earliestStart) : null;

type Props = {
  readonly choices: Choices;
  readonly job: NonNullable<Choices['job']>;
  readonly candidates: string;
  readonly onScheduled: (scheduled: Scheduled) => void;
};

/** Who, what, when and the mail on one page; what is typed outlives a reload. */
export function ScheduleForm({ choices, job, candidates, onScheduled }: Props) {
  const { jobID } = job;
  const mayMove = useMayMove();
  const earliest = earliestOf(job);
  const { draft, change, drop } = useScheduleDraft(jobID, {
    words: choices.templates[0] ?? { subject: '', message: '' },
    earliest,
  });
  const [triedAt, setTriedAt] = useState<number>();
  const schedule = useScheduleInterviews();
  const known = choices.blueprints.find((one) => one.blueprintID === draft.blueprintID);
  const blueprint = known ?? choices.blueprints[0];
  const whole: Draft = { ...draft, blueprintID: blueprint?.blueprintID ?? 0 };
  const usual = blueprint?.accommodations ?? nothingGranted;
  const problems: Problems =
    triedAt === undefined ? {} : draftProblems(whole, triedAt, { earliest });
  const submit = (): void => {
    const now = Date.now();
    setTriedAt(now);
    const window = windowOf(whole, jobID);
    const isWrong = Object.keys(draftProblems(whole, now, { earliest })).length > 0;
    if (isWrong || window === null || schedule.isPending) return;
    const { requestKey, reminderHours, movesApplications } = whole;
    const body = {
      ...{ ...window, requestKey, movesApplications: movesApplications && mayMove },
      reminderHours: [...reminderHours] as (1 | 3 | 24 | 48 | 72)[],
      people: peopleOf(whole.people, usual),
    };
    schedule.mutate(
      { body },
      {
        onSuccess: ({ invitations }) => {
          drop();
          onScheduled(invitations);
        },
      },
    );
  };
  const section = { draft: whole, problems, change };
  return (
    <PlainForm className="stack gap-xl top schedule-page__form" onSubmit={submit}>
      <div className="stack gap-xl">
        <WhoSection {...section} jobID={jobID} candidates={candidates} blueprint={blueprint} />
        <WhatSection {...section} blueprints={choices.blueprints} blueprint={blueprint} />
        <WhenSection
          {...section}
          stageName={choices.stageName}
          earliest={earliest}
          audit={job.auditWarning}
        />
        <MailSection {...section} templates={choices.templates} />
        {schedule.error !== null && (
          <FormProblem key={schedule.submittedAt} text={schedule.error.message} />
        )}
        <div className="row">
          <Button
            type="submit"
            loading={schedule.isPending}
            disabled={blueprint?.questionCount === 0}
          >
            {draft.people.length === 0 ? 'Invite' : `Invite ${countText(draft.people.length)}`}
          </Button>
        </div>
      </div>
      <MailPreview draft={whole} jobID={jobID} usual={usual} earliest={earliest} />
    </PlainForm>
  );
}
