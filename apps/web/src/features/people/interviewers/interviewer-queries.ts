import type { Endpoint, Input, Output } from '@candor/contract';
import { getMe } from '@candor/contract/people/accounts';
import {
  getInterviewerRegistration,
  readIdentityDocument,
  saveInterviewerDraft,
  saveInterviewerEmployment,
  saveInterviewerPerson,
  submitIdentityCheck,
  uploadIdentityDocument,
} from '@candor/contract/people/interviewers';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { base64Of } from '../../../lib/file-content.ts';
import { read, useTask } from '../../../lib/server-state.ts';
import { storeFacts } from '../../../lib/session.ts';

export type Registration = Output<typeof getInterviewerRegistration>;
export type BodyOf<E extends Endpoint> = Input<E> extends { readonly body: infer B } ? B : never;
export type DraftStep = 'person' | 'second' | 'third';
export type DocumentKind = BodyOf<typeof uploadIdentityDocument>['kind'];
export type UploadedDocument = Output<typeof uploadIdentityDocument>;

export const registrationQuery = read(getInterviewerRegistration, {});

export const saveDraft = (step: DraftStep, content: string) =>
  call(saveInterviewerDraft, { params: { step }, body: { content } });

export const sendPerson = (body: BodyOf<typeof saveInterviewerPerson>) =>
  call(saveInterviewerPerson, { body });
export const sendEmployment = (body: BodyOf<typeof saveInterviewerEmployment>) =>
  call(saveInterviewerEmployment, { body });
export const sendIdentityCheck = (body: BodyOf<typeof submitIdentityCheck>) =>
  call(submitIdentityCheck, { body });

/** What the shell decides by has changed on the server: the stored login data follows. */
export async function refreshFacts(): Promise<void> {
  storeFacts(await call(getMe, {}));
}

/** Steps read the registration anew, so that none asks twice. */
export function useRefreshRegistration() {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: registrationQuery.queryKey });
}

export function useUploadDocument(
  kind: DocumentKind,
  onDone: (document: UploadedDocument) => void,
) {
  return useTask<UploadedDocument, CallError<typeof uploadIdentityDocument>, File>(
    async (file) =>
      call(uploadIdentityDocument, {
        body: { kind, fileName: file.name, base64: await base64Of(file) },
      }),
    { refreshes: [], onDone },
  );
}

/** The link lives a minute, so it is asked for at the click. */
export async function openDocument(documentID: number): Promise<void> {
  const { url } = await call(readIdentityDocument, { params: { documentID: String(documentID) } });
  location.assign(url);
}
