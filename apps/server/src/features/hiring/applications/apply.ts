import type { contract, Parsed } from '@candor/contract';
import {
  APPLICATION_PRIVACY_VERSION,
  applicationConsentText,
  TALENT_POOL_VERSION,
  talentPoolConsent,
} from '@candor/contract/hiring/application-privacy-rules';
import { type Answer, isAnswered, isKnockOut } from '@candor/contract/hiring/job-question-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { OpenAdvert } from '../jobs/index.ts';
import { findWords, postLetter } from '../mail-templates/index.ts';
import type { Notice, Notify } from '../../people/notifications/index.ts';
import { addApplication, type GivenAnswer } from './application-store.ts';
import { receivedLetter, repeatedLetter } from './applications-mails.ts';
import {
  type Applicant,
  countRepeats,
  findApplicationOf,
  findDates,
  findDeciders,
  insertConsent,
  insertForm,
  type StoredFile,
  wasSent,
} from './intake-store.ts';
import { insertFile } from './candidate-file-store.ts';
import { mailLanguage, meetCandidate } from '../candidate-records/index.ts';

export type ApplyBody = Parsed<typeof contract.applications.apply>['body'];

/** Kept of one application; who sends more has been heard. */
const REPEATS_MOST = 5;

export type SentForm = {
  readonly advert: OpenAdvert;
  readonly formKey: string;
  readonly email: string;
  readonly body: ApplyBody;
  readonly file: StoredFile;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

export type Telling = {
  readonly postOffice: PostOffice;
  readonly notify: Notify;
  readonly baseUrl: string;
};

/** What a form becomes: an application, a note beside the one that is there, or nothing when it was sent before. */
export async function takeForm(tx: Tx, telling: Telling, form: SentForm): Promise<void> {
  const { advert, formKey, email, now, body } = form;
  const { companyID: companyId } = advert;
  const applicant = applicantOf(body);
  const candidateId = await meetCandidate(tx, {
    ...{ ...applicant, companyId, email, now },
    ...{ language: body.language, browserLanguage: body.browserLanguage },
  });
  if (await wasSent(tx, companyId, formKey)) return;
  const existing = await findApplicationOf(tx, companyId, { jobId: advert.jobID, candidateId });
  await (existing === undefined
    ? takeFirst(tx, telling, { ...form, applicant, candidateId })
    : takeRepeat(tx, telling, { ...form, applicant, candidateId, applicationId: existing }));
}

type Taking = SentForm & { readonly applicant: Applicant; readonly candidateId: number };

async function takeFirst(tx: Tx, telling: Telling, form: Taking): Promise<void> {
  const { advert, body, applicant, candidateId, now } = form;
  const { companyID: companyId, jobID } = advert;
  const whose = { companyId, candidateId, now };
  const cvFileID = await insertFile(tx, {
    ...fileOf(whose),
    kind: 'cv',
    ...form.file,
  });
  const consentID = await insertConsents(tx, whose, form);
  const answers = answersOf(form);
  const added = await addApplication(tx, {
    ...{ companyId, jobID, candidateID: candidateId, source: 'career-page', now },
    ...{ sourceDetail: body.source.trim(), coverLetter: body.coverLetter, cvFileID, consentID },
    ...{ answers, addedBy: null },
  });
  const { applicationID, replyBy } = added;
  await insertForm(tx, {
    ...{ companyId, formKey: form.formKey, applicationId: applicationID, isRepeat: false },
    ...{ applicant, answers: [], coverLetter: '', cvFileId: cvFileID, sentAt: now },
  });
  const key = `application-received:${companyId}:${applicationID}`;
  const language = await mailLanguage(tx, { companyId, candidateId, jobId: jobID });
  const words = await findWords(tx, companyId, { kind: 'received', language });
  const given = { ...addressed(telling, form), key, language, replyBy };
  const whom = { candidateId };
  await postLetter(tx, telling.postOffice, {
    companyId,
    letter: { whom, ...receivedLetter(given, words) },
  });
  await tellDeciders(tx, telling, { advert, now });
  await record(tx, form, {
    action: 'application.received',
    applicationId: applicationID,
    after: {
      jobID,
      cvFileID,
      isKnockedOut: answers.some(({ isKnockOut: ruledOut }) => ruledOut),
    },
  });
}

/** Anybody may have typed this address: nothing of the application changes, and nothing that was sent is lost. */
async function takeRepeat(
  tx: Tx,
  telling: Telling,
  form: Taking & { readonly applicationId: number },
): Promise<void> {
  const { advert, body, applicant, candidateId, applicationId, now } = form;
  const { companyID: companyId } = advert;
  if ((await countRepeats(tx, companyId, applicationId)) >= REPEATS_MOST) return;
  // Not a CV: lists of a candidate's CVs must not offer a stranger's as the newest.
  const whose = { companyId, candidateId, now };
  const cvFileId = await insertFile(tx, {
    ...fileOf(whose),
    kind: 'other',
    ...form.file,
  });
  await insertForm(tx, {
    ...{ companyId, formKey: form.formKey, applicationId, isRepeat: true, applicant },
    ...{ answers: body.answers, coverLetter: body.coverLetter, cvFileId, sentAt: now },
  });
  const dates = await findDates(tx, companyId, applicationId);
  const key = `application-repeated:${companyId}:${applicationId}:${now.toISOString().slice(0, 10)}`;
  const language = await mailLanguage(tx, { companyId, applicationId });
  const letter = repeatedLetter({ ...addressed(telling, form), ...dates, key, language });
  await postLetter(tx, telling.postOffice, {
    companyId,
    letter: { whom: { candidateId }, ...letter },
  });
  await record(tx, form, {
    action: 'application.repeated',
    applicationId,
    after: { fileID: cvFileId },
  });
}

function applicantOf(body: ApplyBody): Applicant {
  return {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    phone: body.phone.trim(),
    city: body.city.trim(),
    country: body.country,
    links: body.links.map((link) => link.trim()),
  };
}

/** Those that were given, with the questions as they were asked. */
function answersOf({ advert, body }: SentForm): GivenAnswer[] {
  return advert.questions.flatMap((question, index) => {
    const answer = tidy(body.answers[index] ?? null);
    if (answer === null || !isAnswered(answer)) return [];
    const { kind, label } = question;
    return [{ kind, label, answer, isKnockOut: isKnockOut(question, answer) }];
  });
}

const tidy = (answer: Answer): Answer => (typeof answer === 'string' ? answer.trim() : answer);

async function insertConsents(
  tx: Tx,
  whose: { readonly companyId: number; readonly candidateId: number; readonly now: Date },
  { advert: { companyName, jurisdiction }, body }: SentForm,
): Promise<number> {
  if (body.talentPoolVersion !== null) {
    await insertConsent(tx, whose, {
      purpose: 'talent-pool',
      version: TALENT_POOL_VERSION,
      text: talentPoolConsent({ companyName }),
      toldLaw: null,
    });
  }
  return insertConsent(tx, whose, {
    purpose: 'application',
    version: APPLICATION_PRIVACY_VERSION,
    text: applicationConsentText({ companyName }),
    toldLaw: jurisdiction,
  });
}

function addressed({ baseUrl }: Telling, { advert, email, body }: SentForm) {
  const { companyName, title: jobTitle } = advert;
  const url = new URL('/login/candidate', baseUrl).href;
  return { to: email, firstName: body.firstName, jobTitle, companyName, url };
}

/** Without a name: not everybody in a hiring team may see candidates. */
async function tellDeciders(
  tx: Tx,
  { notify }: Telling,
  { advert: { companyID, jobID, title }, now }: { readonly advert: OpenAdvert; readonly now: Date },
): Promise<void> {
  for (const accountId of await findDeciders(tx, companyID, jobID)) {
    const notice: Notice = {
      accountId,
      title: 'New application',
      body: title,
      path: `/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline`,
      about: { companyId: companyID, kind: 'application' },
    };
    await notify(tx, notice, now);
  }
}

function record(
  tx: Tx,
  { advert, client, now }: SentForm,
  {
    action,
    applicationId,
    after,
  }: { readonly action: string; readonly applicationId: number; readonly after: unknown },
): Promise<void> {
  return recordAudit(
    tx,
    {
      ...{ companyId: advert.companyID, actorKind: 'visitor', action, after },
      ...{ objectKind: 'application', objectId: applicationId },
      ...{ ip: client.ip, userAgent: client.userAgent ?? undefined, requestId: client.requestId },
    },
    now,
  );
}

/** Sent by whoever applied, and by no member. */
const fileOf = ({
  companyId,
  candidateId,
  now,
}: {
  readonly companyId: number;
  readonly candidateId: number;
  readonly now: Date;
}) => ({
  ...{ companyId, candidateId },
  ...{ uploadedBy: null, uploadedAt: now },
});
