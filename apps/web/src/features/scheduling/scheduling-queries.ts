import type { Endpoint, Input, Output } from '@candor/contract';
import {
  cancelInvitation,
  extendInvitation,
  getInvitation,
  remindCandidates,
  resendInvitation,
  setAccommodations,
} from '@candor/contract/invitations';
import {
  findInvitees,
  getScheduleChoices,
  previewInvitation,
  scheduleInterviews,
} from '@candor/contract/scheduling';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type Choices = Output<typeof getScheduleChoices>;
export type Blueprint = Choices['blueprints'][number];
export type Found = Output<typeof findInvitees>['people'][number];
export type Invitation = Output<typeof getInvitation>;
export type Scheduled = Output<typeof scheduleInterviews>['invitations'];
type PreviewBody = Input<typeof previewInvitation>['body'];

export function choicesQuery(jobID: string | undefined) {
  return queryOptions<Choices, CallError<typeof getScheduleChoices>>({
    queryKey: ['scheduling', 'choices', jobID],
    queryFn: ({ signal }) =>
      call(getScheduleChoices, { query: jobID === undefined ? {} : { jobID } }, { signal }),
    staleTime: 30_000,
  });
}

export function inviteesQuery(query: Input<typeof findInvitees>['query']) {
  return queryOptions<Output<typeof findInvitees>, CallError<typeof findInvitees>>({
    queryKey: ['scheduling', 'people', query],
    queryFn: ({ signal }) => call(findInvitees, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function previewQuery(body: PreviewBody | null) {
  return queryOptions<Output<typeof previewInvitation>, CallError<typeof previewInvitation>>({
    queryKey: ['scheduling', 'preview', body],
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('nothing to preview');
      return call(previewInvitation, { body }, { signal });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function invitationQuery(interviewScheduleID: string) {
  return queryOptions<Invitation, CallError<typeof getInvitation>>({
    queryKey: ['scheduling', 'invitation', interviewScheduleID],
    queryFn: ({ signal }) => call(getInvitation, { params: { interviewScheduleID } }, { signal }),
  });
}

/** Lists and reports of interviews show what is changed here. */
function useDeed<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSettled: () =>
      Promise.all(
        ['scheduling', 'interviews', 'interview'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
}

export const useScheduleInterviews = () => useDeed(scheduleInterviews);
export const useResend = () => useDeed(resendInvitation);
export const useExtend = () => useDeed(extendInvitation);
export const useCancel = () => useDeed(cancelInvitation);
export const useAccommodate = () => useDeed(setAccommodations);
export const useRemind = () => useDeed(remindCandidates);
