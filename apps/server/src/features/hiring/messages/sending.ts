import { createHash } from 'node:crypto';
import {
  fillMessage,
  isTooFarAhead,
  lacksJob,
  type MessageValues,
} from '@candor/contract/hiring/message-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { Failure, fail, refuse } from '../../../platform/http/failure.ts';
import { isInvented } from '../../../platform/mail/invented-rules.ts';
import type { Change, Deed, DeedEntry } from '../../operations/audit/index.ts';
import { nameFiles, type KeptFile } from './message-files.ts';
import { type Letters, postMessage } from './message-letters.ts';
import { noJobOf, sendingProblems, tooManyFilesOf, tooManyToday } from './message-mail-words.ts';
import {
  countWritten,
  endWaiting,
  findCandidateOf,
  findRecipients,
  findRepeated,
  findThread,
  insertThread,
  insertWritten,
  type Recipient,
  type Thread,
} from './message-store.ts';

type Words = { readonly subject: string; readonly body: string };

export const noCandidate = () => refuse('not_found', { params: { what: 'candidate' } });
const noMessage = () => refuse('not_found', { params: { what: 'message' } });

export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<Recipient, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;

export const valuesOf = ({
  firstName,
  lastName,
  companyName,
  jobTitle,
}: Omit<Recipient, 'applicationId'>): MessageValues => ({
  ...{ firstName, candidateName: `${firstName} ${lastName}`.trim(), companyName },
  jobTitle: jobTitle ?? '',
});

/** Null: at once. */
function timeOf(sendAt: string | null, now: Date): Date | null {
  if (sendAt === null) return null;
  const at = new Date(sendAt);
  if (isTooFarAhead(at.getTime(), now.getTime())) {
    throw fail('validation_failed', sendingProblems.tooFar, { path: 'body.sendAt' });
  }
  return at <= now ? null : at;
}

export const messageEntry = (action: string, candidateId: number, after: object): DeedEntry => ({
  action: `message.${action}`,
  objectKind: 'candidate',
  objectId: candidateId,
  after,
});

type Sending = {
  readonly thread: Thread;
  readonly requestKey: string;
  readonly requestHash: string;
  readonly body: string;
  readonly sendAt: Date | null;
  readonly files: readonly KeptFile[];
};

/** As many as invitations to interviews. */
const MESSAGES_A_DAY = 2000;
const DAY_MS = 86_400_000;

/** A company that was taken over must not become a sender of mass mail. */
async function refuseMany(tx: Tx, { companyId, now }: Deed, more: number): Promise<void> {
  const written = await countWritten(tx, companyId, new Date(now.getTime() - DAY_MS));
  if (written + more <= MESSAGES_A_DAY) return;
  throw fail('too_many_requests', tooManyToday(MESSAGES_A_DAY));
}

/** Of all that a request says but its key, and of its files. */
export const hashOf = (asked: object, files: readonly KeptFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify([asked, files.map(({ fileName, sha256 }) => [fileName, sha256])]))
    .digest('hex');

/** It leaves in this transaction, or waits for its time. */
async function write(
  tx: Tx,
  letters: Letters,
  { deed, sending }: { readonly deed: Deed; readonly sending: Sending },
): Promise<{ readonly messageId: number; readonly entry: DeedEntry }> {
  const { companyId, accountId, now } = deed;
  const { thread, requestKey, requestHash, body, sendAt, files } = sending;
  const { threadId, candidateId } = thread;
  const request = { companyId, requestKey, requestHash };
  const written = { ...request, threadId, body, sendAt, writtenBy: accountId, now };
  const messageId = await insertWritten(tx, written);
  await nameFiles(tx, thread, { messageId, files, uploadedBy: accountId, now });
  if (sendAt === null) {
    const names = files.map(({ fileName }) => fileName);
    await postMessage(tx, letters, {
      ...{ thread, messageId, writtenBy: accountId, body, files: names, now },
    });
  }
  const planned = sendAt === null ? {} : { sendAt: sendAt.toISOString() };
  const after = { messageID: messageId, threadID: threadId, ...planned };
  return { messageId, entry: messageEntry('written', candidateId, after) };
}

async function begin(
  tx: Tx,
  { companyId, now }: Deed,
  { recipient, subject }: { readonly recipient: Recipient; readonly subject: string },
): Promise<Thread> {
  const { candidateId, applicationId } = recipient;
  const fresh = { companyId, candidateId, applicationId, subject, createdAt: now };
  const thread = await findThread(tx, { companyId, threadId: await insertThread(tx, fresh) });
  if (thread === undefined) throw new Error('A thread is there once it was written.');
  return thread;
}

type One = Words & {
  readonly candidateID: number;
  readonly requestKey: string;
  readonly threadID: number | null;
  readonly applicationID: number | null;
  readonly sendAt: string | null;
};

/** The same request again writes nothing, and says the same. */
export async function sendOne(
  tx: Tx,
  letters: Letters,
  {
    deed,
    asked,
    files,
  }: { readonly deed: Deed; readonly asked: One; readonly files: readonly KeptFile[] },
): Promise<Change<{ messageID: number }>> {
  const { companyId, accountId, now } = deed;
  const { candidateID, requestKey, threadID } = asked;
  const request = { companyId, requestKey, requestHash: hashOf(asked, files) };
  const [before] = await findRepeated(tx, request, { writtenBy: accountId });
  if (before !== undefined) return { result: { messageID: before }, noAudit: 'nothing-changed' };
  await refuseMany(tx, deed, 1);
  const within = threadID === null ? null : await findThread(tx, { companyId, threadId: threadID });
  if (within === undefined || (within !== null && within.candidateId !== candidateID)) {
    throw noMessage();
  }
  const applicationID = within === null ? asked.applicationID : within.applicationId;
  const [recipient] = await findRecipients(tx, companyId, {
    candidateIDs: [candidateID],
    about: { applicationID },
  });
  if (recipient === undefined) throw noCandidate();
  if (recipient.applicationId !== applicationID) {
    throw refuse('not_found', { params: { what: 'application' } });
  }
  const values = valuesOf(recipient);
  for (const field of ['subject', 'body'] as const) {
    if (lacksJob(asked[field], values)) {
      throw fail('validation_failed', sendingProblems.noJob, { path: `body.${field}` });
    }
  }
  const sendAt = timeOf(asked.sendAt, now);
  const subject = fillMessage(asked.subject, values);
  const thread = within ?? (await begin(tx, deed, { recipient, subject }));
  const body = fillMessage(asked.body, values);
  const sending = { ...request, thread, body, sendAt, files };
  const { messageId, entry } = await write(tx, letters, { deed, sending });
  return { result: { messageID: messageId }, audit: entry };
}

type People = { readonly candidateIDs: readonly number[]; readonly jobID: number | null };
type Many = Words & People & { readonly requestKey: string; readonly sendAt: string | null };

/** Everybody who is written to, once each; one whom the company does not have, or not for the job, refuses all. */
export async function recipientsOf(
  tx: Tx,
  companyId: number,
  { candidateIDs, jobID }: People,
): Promise<Recipient[]> {
  const once = [...new Set(candidateIDs)];
  const found = await findRecipients(tx, companyId, { candidateIDs: once, about: { jobID } });
  if (found.length < once.length) throw noCandidate();
  if (jobID !== null && found.some(({ applicationId }) => applicationId === null)) {
    throw refuse('not_found', { params: { what: 'application' } });
  }
  return found;
}

/** Of several, whoever wrote must know whose place is full. */
const namingFull =
  (name: string) =>
  (error: unknown): never => {
    if (!(error instanceof Failure) || error.code !== 'too_many_files') throw error;
    throw fail('too_many_files', tooManyFilesOf(name), { path: 'body.files' });
  };

const samplesAmong = (people: readonly { readonly email: string }[]): number =>
  people.filter(({ email }) => isInvented(email)).length;

export async function sendMany(
  tx: Tx,
  letters: Letters,
  {
    deed,
    asked,
    filesOf,
  }: {
    readonly deed: Deed;
    readonly asked: Many;
    readonly filesOf: (candidateId: number) => readonly KeptFile[];
  },
): Promise<Change<{ written: number; files: number; samples: number }>> {
  const { companyId, accountId, now } = deed;
  const { requestKey, subject, body } = asked;
  const firsts = filesOf(asked.candidateIDs[0] ?? 0);
  const files = firsts.length;
  const request = { companyId, requestKey, requestHash: hashOf(asked, firsts) };
  const before = await findRepeated(tx, request, { writtenBy: accountId });
  if (before.length > 0) {
    const { candidateIDs, jobID } = asked;
    // Somebody of them may be gone since.
    const left = await findRecipients(tx, companyId, { candidateIDs, about: { jobID } });
    const result = { written: before.length, files, samples: samplesAmong(left) };
    return { result, noAudit: 'nothing-changed' };
  }
  const sendAt = timeOf(asked.sendAt, now);
  const entries: DeedEntry[] = [];
  const recipients = await recipientsOf(tx, companyId, asked);
  await refuseMany(tx, deed, recipients.length);
  for (const recipient of recipients) {
    const values = valuesOf(recipient);
    if (lacksJob(`${subject} ${body}`, values)) {
      throw fail('validation_failed', noJobOf(nameOf(recipient)), { path: 'body.body' });
    }
    const thread = await begin(tx, deed, { recipient, subject: fillMessage(subject, values) });
    const filled = fillMessage(body, values);
    const sent = filesOf(recipient.candidateId);
    const sending = { ...request, thread, body: filled, sendAt, files: sent };
    const written = write(tx, letters, { deed, sending });
    entries.push((await written.catch(namingFull(nameOf(recipient)))).entry);
  }
  const [first, ...others] = entries;
  if (first === undefined) throw noCandidate();
  const samples = samplesAmong(recipients);
  return { result: { written: entries.length, files, samples }, audit: [first, ...others] };
}

export async function takeBack(
  tx: Tx,
  { companyId, now }: Deed,
  messageId: number,
): Promise<Change<{ done: true }>> {
  const whose = await findCandidateOf(tx, { companyId, messageId });
  if (whose === undefined) throw noMessage();
  const taken = await endWaiting(tx, { companyId, messageId }, { state: 'taken-back', now });
  if (taken === undefined) throw refuse('wrong_status', { params: { what: 'message' } });
  const after = { messageID: messageId, threadID: whose.threadId };
  return { result: { done: true }, audit: messageEntry('taken_back', whose.candidateId, after) };
}
