import type { Output } from '@candor/contract';
import {
  listExplanations,
  openEvidence,
  openOwnRecording,
  sendExplanations,
} from '@candor/contract/interviews/evidence';
import { heard } from '../../../lib/changes.ts';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Evidence = Output<typeof openEvidence>;
export type Explanation = Evidence['explanations'][number];

type Whose = { readonly token: string; readonly interviewScheduleID: number };

/** What is being typed is not read over: it is read again when it was sent. */
export const evidenceQuery = (body: Whose) =>
  read(openEvidence, { body }, { refetchOnWindowFocus: false });

/** Asked again only on demand: a new URL interrupts what plays. */
export const ownRecordingQuery = (body: Whose) =>
  read(openOwnRecording, { body }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });

export const useSendExplanations = () =>
  useWrite(sendExplanations, { refreshes: [openEvidence], evenIfRefused: true });

/** For the company. A report that is open hears of what is sent meanwhile. */
export const explanationsQuery = (interviewScheduleID: string) =>
  read(
    listExplanations,
    { params: { interviewScheduleID } },
    heard({ hears: { interviews: interviewScheduleID } }),
  );
