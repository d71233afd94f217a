import { laterReply } from '@candor/contract/hiring/pipeline-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Change, Deed } from '../../operations/audit/index.ts';
import {
  findAddressee,
  greetingName,
  lockApplications,
  writeReply,
} from '../applications/index.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { candidateWords, postLetter, tellDay } from '../mail-templates/index.ts';
import { refusalOf } from './pipeline-rules.ts';

type Moving = {
  readonly applicationID: number;
  readonly version: number;
  /** Empty: the usual words. */
  readonly why: string;
};

/** Once in a stage, and never without a word to whom it was promised. */
export async function moveReplyOf(
  tx: Tx,
  deed: Deed,
  { postOffice, applicationID, version, why }: Moving & { readonly postOffice: PostOffice },
): Promise<Change<{ replyBy: string; version: number }>> {
  const { companyId, now } = deed;
  const locked = await lockApplications(tx, companyId, [applicationID]);
  const before = locked.get(applicationID);
  const refusal = refusalOf(before, 'move', version);
  if (before === undefined || refusal === 'not_found') {
    throw refuse('not_found', { params: { what: 'application' } });
  }
  if (refusal === 'changed_meanwhile' || refusal === 'wrong_status') {
    throw refuse(refusal, { params: { what: 'application' } });
  }
  if (before.replyBy === null) throw refuse('no_promise');
  if (before.replyMovedFrom !== null) throw refuse('moved_before');
  const replyBy = new Date(laterReply(before.replyBy.getTime(), now.getTime()));
  const written = await writeReply(tx, { companyId, now }, { before, replyBy });
  const reason = why.trim();
  await tell(tx, { companyId, postOffice, applicationID, version: written, replyBy, why: reason });
  return {
    result: { replyBy: replyBy.toISOString(), version: written },
    audit: {
      ...{ action: 'application.reply-moved', objectKind: 'application', objectId: applicationID },
      before: { replyBy: before.replyBy.toISOString() },
      after: { replyBy: replyBy.toISOString(), why: reason },
    },
  };
}

type Telling = {
  readonly companyId: number;
  readonly postOffice: PostOffice;
  readonly applicationID: number;
  readonly version: number;
  readonly replyBy: Date;
  readonly why: string;
};

async function tell(tx: Tx, telling: Telling): Promise<void> {
  const { companyId, postOffice, applicationID: applicationId, version, replyBy, why } = telling;
  const { to, firstName, jobTitle, companyName } = await findAddressee(
    tx,
    companyId,
    applicationId,
  );
  const language = await mailLanguage(tx, { companyId, applicationId });
  const { hello, applications } = candidateWords(language);
  const { later } = applications;
  const day = tellDay(replyBy, language);
  const letter = {
    ...{ to, language, key: `reply-moved:${companyId}:${applicationId}:${version}` },
    subject: later.subject(jobTitle, companyName),
    preview: applications.promise(day),
    greeting: hello(greetingName(firstName)),
    paragraphs: [
      later.first(jobTitle, companyName),
      why === '' ? later.usualWhy : later.why(why),
      applications.promise(day),
    ],
    closing: [],
  };
  await postLetter(tx, postOffice, { companyId, letter: { whom: { applicationId }, ...letter } });
}
