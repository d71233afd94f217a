import type { Input, Output } from '@candor/contract';
import {
  listOwnViews,
  listShares,
  listViews,
  resendShare,
  revokeShare,
  type shareRecording,
} from '@candor/contract/interviews/sharing';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type Share = Output<typeof listShares>['shares'][number];
export type View = Output<typeof listOwnViews>['views'][number];

export type OwnViewList = Output<typeof listOwnViews>;
export type ShareRequest = Input<typeof shareRecording>['body'];

const of = (interviewScheduleID: string) => ({ params: { interviewScheduleID } });
export const sharesQuery = (interviewScheduleID: string) =>
  read(listShares, of(interviewScheduleID));
export const viewsQuery = (interviewScheduleID: string) => read(listViews, of(interviewScheduleID));
export const ownViewsQuery = (interviewScheduleID: string) =>
  read(listOwnViews, of(interviewScheduleID));

export const shareChange = { refreshes: [listShares], evenIfRefused: true };

const shareOf = (interviewScheduleID: string) => (shareID: number) => ({
  params: { interviewScheduleID, shareID: String(shareID) },
});
export const useResendShare = (interviewScheduleID: string) =>
  useWriteOf(resendShare, shareOf(interviewScheduleID), shareChange);
export const useRevokeShare = (interviewScheduleID: string) =>
  useWriteOf(revokeShare, shareOf(interviewScheduleID), shareChange);
