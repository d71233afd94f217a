import { Link } from '@tanstack/react-router';
import { Ago } from '../../../ui/ago.tsx';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { withInitials } from '../../../ui/initials.ts';
import type { Card, Stage } from './pipeline-queries.ts';
import { interviewText, sourceWords, statusWords, waitText } from './pipeline-words.ts';
import { ReplyMark } from './reply-mark.tsx';
import { UnreadMark } from './unread-mark.tsx';

/** Who applied for one job; a row opens the person beside the table. */
export function applicantColumns(stages: readonly Stage[], now: number): Columns<Card> {
  const names = new Map(stages.map(({ stageID, name }) => [stageID, name]));
  return [
    { name: 'Name', width: '18%', cell: (card) => <Name {...card} /> },
    {
      name: 'Stage',
      width: '16%',
      card: '2 whole',
      cell: ({ status, stageID }) => {
        const stage = names.get(stageID) ?? '';
        return status === 'active' ? stage : `${statusWords[status]} · ${stage}`;
      },
    },
    {
      name: 'Interview',
      card: '3 whole',
      isNumber: true,
      cell: (card) => interviewText(card) ?? '–',
    },
    { name: 'Source', isDimmed: true, cell: ({ source }) => sourceWords[source] },
    {
      name: 'Time in stage',
      card: '4 whole',
      isDimmed: true,
      isNumber: true,
      cell: ({ stageSince }) => waitText(stageSince, now),
    },
    { name: 'Reply', card: '1 end', cell: (card) => <ReplyMark card={card} now={now} /> },
    {
      name: 'Applied',
      width: '15.5%',
      isDimmed: true,
      cell: ({ appliedAt }) => <Ago at={appliedAt} />,
    },
  ];
}

function Name({ applicationID, name, isUnread }: Card) {
  return (
    <>
      <Link
        id={`row-${applicationID}`}
        to="/company/jobs/view-jobs"
        search={(before) => ({ ...before, application: String(applicationID) })}
        resetScroll={false}
        {...withInitials(name)}
      >
        {name}
      </Link>
      {isUnread === true && <UnreadMark />}
    </>
  );
}
