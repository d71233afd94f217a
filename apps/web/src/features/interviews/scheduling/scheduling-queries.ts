import type { Input, Output } from '@candor/contract';
import {
  cancelInvitation,
  extendInvitation,
  getInvitation,
  remindCandidates,
  resendInvitation,
  setAccommodations,
} from '@candor/contract/interviews/invitations';
import { getInterviewReport, listInterviews } from '@candor/contract/interviews/review';
import {
  findInvitees,
  getScheduleChoices,
  previewInvitation,
  scheduleInterviews,
} from '@candor/contract/interviews/scheduling';
import { keepPreviousData } from '@tanstack/react-query';
import { read, readList, useWrite } from '../../../lib/server-state.ts';

export type Choices = Output<typeof getScheduleChoices>;
export type Blueprint = Choices['blueprints'][number];
export type Found = Output<typeof findInvitees>['people'][number];
export type Invitation = Output<typeof getInvitation>;
export type Scheduled = Output<typeof scheduleInterviews>['invitations'];
type PreviewBody = Input<typeof previewInvitation>['body'];

export const choicesQuery = (jobID: string | undefined) =>
  read(getScheduleChoices, { query: jobID === undefined ? {} : { jobID } }, { staleTime: 30_000 });

export const inviteesQuery = (query: Input<typeof findInvitees>['query']) =>
  readList(findInvitees, { query });

export const previewQuery = (body: PreviewBody | null) =>
  read(previewInvitation, body && { body }, { placeholderData: keepPreviousData, retry: false });

export const invitationQuery = (interviewScheduleID: string) =>
  read(getInvitation, { params: { interviewScheduleID } });

/** Lists and reports of interviews show what is changed here. */
const deed = {
  refreshes: ['/api/scheduling', listInterviews, getInterviewReport],
  evenIfRefused: true,
} as const;

export const useScheduleInterviews = () => useWrite(scheduleInterviews, deed);
export const useResend = () => useWrite(resendInvitation, deed);
export const useExtend = () => useWrite(extendInvitation, deed);
export const useCancel = () => useWrite(cancelInvitation, deed);
export const useAccommodate = () => useWrite(setAccommodations, deed);
export const useRemind = () => useWrite(remindCandidates, deed);
