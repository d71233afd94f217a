import type { Input, Output } from '@candor/contract';
import { exportInterviews, getInterviewReport, listInterviews } from '@candor/contract/interviews';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type InterviewQuery = Input<typeof listInterviews>['query'];
export type InterviewPage = Output<typeof listInterviews>;
export type InterviewRow = InterviewPage['interviews'][number];
export type InterviewReport = Output<typeof getInterviewReport>;
export type ReviewedSkill = InterviewReport['skills'][number];
export type ReviewedAnswer = ReviewedSkill['answers'][number];

/** A report is asked for again while the interview is under way. */
const liveMilliseconds = 10_000;

export function interviewsQuery(query: InterviewQuery) {
  return queryOptions<InterviewPage, CallError<typeof listInterviews>>({
    queryKey: ['interviews', query],
    queryFn: ({ signal }) => call(listInterviews, { query }, { signal }),
    // The rows stay while the next page or the next letter of a search is on its way.
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
}

export function askForInterviewsCsv({ page: _all, ...query }: InterviewQuery) {
  return call(exportInterviews, { query });
}

export function reportQuery(interviewScheduleID: string) {
  return queryOptions<InterviewReport, CallError<typeof getInterviewReport>>({
    queryKey: ['interview', interviewScheduleID],
    queryFn: ({ signal }) =>
      call(getInterviewReport, { params: { interviewScheduleID } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'in-progress' ? liveMilliseconds : false,
  });
}
