import type { Input, Output } from '@candor/contract';
import {
  listOwnViews,
  listShares,
  listViews,
  resendShare,
  revokeShare,
  shareRecording,
} from '@candor/contract/sharing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type Share = Output<typeof listShares>['shares'][number];
export type View = Output<typeof listOwnViews>['views'][number];

const sharesKey = (interviewScheduleID: string) => ['viewing', 'shares', interviewScheduleID];

export function sharesQuery(interviewScheduleID: string) {
  return queryOptions<Output<typeof listShares>, CallError<typeof listShares>>({
    queryKey: sharesKey(interviewScheduleID),
    queryFn: ({ signal }) => call(listShares, { params: { interviewScheduleID } }, { signal }),
  });
}

export function viewsQuery(interviewScheduleID: string) {
  return queryOptions<Output<typeof listViews>, CallError<typeof listViews>>({
    queryKey: ['viewing', 'views', interviewScheduleID],
    queryFn: ({ signal }) => call(listViews, { params: { interviewScheduleID } }, { signal }),
  });
}

export type OwnViewList = Output<typeof listOwnViews>;

export function ownViewsQuery(interviewScheduleID: string) {
  return queryOptions<OwnViewList, CallError<typeof listOwnViews>>({
    queryKey: ['viewing', 'own-views', interviewScheduleID],
    queryFn: ({ signal }) => call(listOwnViews, { params: { interviewScheduleID } }, { signal }),
  });
}

export type ShareRequest = Input<typeof shareRecording>['body'];

export function useShareRecording(interviewScheduleID: string) {
  const queries = useQueryClient();
  return useMutation<Output<typeof shareRecording>, CallError<typeof shareRecording>, ShareRequest>(
    {
      mutationFn: (body) => call(shareRecording, { params: { interviewScheduleID }, body }),
      onSettled: () => queries.invalidateQueries({ queryKey: sharesKey(interviewScheduleID) }),
    },
  );
}

export function useResendShare(interviewScheduleID: string) {
  const queries = useQueryClient();
  return useMutation<Output<typeof resendShare>, CallError<typeof resendShare>, number>({
    mutationFn: (shareID) =>
      call(resendShare, { params: { interviewScheduleID, shareID: String(shareID) } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sharesKey(interviewScheduleID) }),
  });
}

export function useRevokeShare(interviewScheduleID: string) {
  const queries = useQueryClient();
  return useMutation<Output<typeof revokeShare>, CallError<typeof revokeShare>, number>({
    mutationFn: (shareID) =>
      call(revokeShare, { params: { interviewScheduleID, shareID: String(shareID) } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sharesKey(interviewScheduleID) }),
  });
}
