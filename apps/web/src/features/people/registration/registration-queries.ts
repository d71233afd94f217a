import type { Endpoint, Input, Output } from '@candor/contract';
import { getMe } from '@candor/contract/people/accounts';
import {
  getCandidateRegistration,
  listOwnInterviews,
  readCv,
  removeCv,
  saveCandidateDraft,
  saveCandidatePerson,
  saveCandidatePreferences,
  saveCandidateWork,
  uploadCv,
} from '@candor/contract/people/registration';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { base64Of } from '../../../lib/file-content.ts';
import { read, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { storeFacts } from '../../../lib/session.ts';

export type Registration = Output<typeof getCandidateRegistration>;
export type OwnInterview = Output<typeof listOwnInterviews>['interviews'][number];
export type BodyOf<E extends Endpoint> = Input<E> extends { readonly body: infer B } ? B : never;
export type DraftStep = 'person' | 'second' | 'third';

export const registrationQuery = read(getCandidateRegistration, {});

export const ownInterviewsQuery = read(listOwnInterviews, {});

export const saveDraft = (step: DraftStep, content: string) =>
  call(saveCandidateDraft, { params: { step }, body: { content } });

export const sendPerson = (body: BodyOf<typeof saveCandidatePerson>) =>
  call(saveCandidatePerson, { body });
export const sendWork = (body: BodyOf<typeof saveCandidateWork>) =>
  call(saveCandidateWork, { body });
export const sendPreferences = (body: BodyOf<typeof saveCandidatePreferences>) =>
  call(saveCandidatePreferences, { body });

/** What the shell decides by has changed on the server: the stored login data follows. */
export async function refreshFacts(): Promise<void> {
  storeFacts(await call(getMe, {}));
}

/** Steps read the registration anew, so that none asks twice. */
export function useRefreshRegistration() {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: registrationQuery.queryKey });
}

export function useUploadCv() {
  return useTask<unknown, CallError<typeof uploadCv>, File>(
    async (file) => call(uploadCv, { body: { fileName: file.name, base64: await base64Of(file) } }),
    { refreshes: [getCandidateRegistration] },
  );
}

export function useRemoveCv() {
  return useWriteOf<typeof removeCv, void>(removeCv, () => ({}), {
    refreshes: [getCandidateRegistration],
  });
}

/** The link lives a minute, so it is asked for at the click. */
export async function openCv(): Promise<void> {
  const { url } = await call(readCv, {});
  location.assign(url);
}
