import type { OfferContent } from '@candor/contract/hiring/offer-fields';
import { bothOf, extraMinutesOf, nothingAsked } from '@candor/contract/interviews/need-rules';
import { noAccommodations } from '@candor/contract/interviews/scheduling';
import type { Database } from '../../../platform/database/database.ts';
import type { CompanySession } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { beginOffer, endOfferDues, sendOffer } from '../../hiring/offers/index.ts';
import { createNeedHandlers } from '../../interviews/needs/index.ts';
import { createLink } from '../../interviews/links/index.ts';
import { createProctoringHandlers } from '../../interviews/proctoring/index.ts';
import { createReviewHandlers } from '../../interviews/review/index.ts';
import { createSchedule, tieToApplication } from '../../interviews/scheduling/index.ts';
import { recordChange } from '../audit/index.ts';
import { deedAt, type Stage, type Storyteller } from './add-sample.ts';
import { cast, filmed, offered, type SamplePerson } from './sample-cast.ts';
import { addFilm } from './sample-film.ts';
import { sampleTexts } from './sample-words.ts';
import { takeInterview } from './take-interview.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const client = { ip: '127.0.0.1', userAgent: null, requestId: 'sample' };

/** Nobody is written to: whom it is about is invented, and whoever asked for it knows. */
const telling = {
  postOffice: { post: async () => {} },
  baseUrl: 'https://samples.example',
  notify: async () => {},
};

type Telling = { readonly db: Database; readonly objects: ObjectStore };

/** Interviews, what was said of them, and an offer, by the product's own steps at times in the past. */
export async function tellStory(parts: Telling, teller: Storyteller, stage: Stage): Promise<void> {
  for (const person of cast) {
    if (person.interview !== undefined) await interviewOf(parts, teller, { stage, person });
  }
  await offerTo(parts, teller, stage);
}

type Interviewed = { readonly stage: Stage; readonly person: SamplePerson };

async function interviewOf(
  parts: Telling,
  teller: Storyteller,
  { stage, person }: Interviewed,
): Promise<void> {
  const { db } = parts;
  const { interview } = person;
  if (interview === undefined) return;
  const startedAt = new Date(teller.now.getTime() - interview.hoursAgo * HOUR);
  const invited = await invite(parts, teller, { stage, person, startedAt });
  if (person.part === filmed) await grantNeed(parts, teller, { ...invited, startedAt });
  await takeInterview(db, invited, { startedAt, interview });
  if (person.part === filmed) await addFilm(parts, { ...invited, startedAt });
  const at = new Date(startedAt.getTime() + 2 * HOUR);
  await judge(parts, teller, { person, scheduleId: invited.scheduleId, at });
}

async function invite(
  { db }: Telling,
  { companyId, accountId }: Storyteller,
  { stage, person, startedAt }: Interviewed & { readonly startedAt: Date },
) {
  const createdAt = new Date(startedAt.getTime() - DAY);
  const closesAt = new Date(startedAt.getTime() + 6 * DAY);
  return db.inCompany(companyId, async (tx) => {
    const scheduleId = await createSchedule(tx, {
      ...{ companyId, jobId: stage.jobID, blueprintId: stage.blueprintID },
      candidateId: stage.people.get(person.part)?.candidateID ?? 0,
      ...{ opensAt: createdAt, closesAt, createdAt, createdByAccountId: accountId },
    });
    await tieToApplication(tx, companyId, scheduleId);
    const aim = { companyId, purpose: 'bot-interview', subjectId: scheduleId } as const;
    const { id, token } = await createLink(tx, { ...aim, expiresAt: closesAt });
    return { companyId, scheduleId, linkId: id, token };
  });
}

const sessionOf = ({ companyId, accountId }: Storyteller): CompanySession => ({
  ...{ companyId, accountId, sessionId: 0, userType: 'COMPANY_ADMIN', role: 'COMPANY_ADMIN' },
});

const restOf = (now: Date) => ({
  ...{ client, now, cookies: {}, setCookie: () => {}, isPlainLoopback: true },
});

type Invited = Awaited<ReturnType<typeof invite>>;

async function grantNeed(
  { db }: Telling,
  teller: Storyteller,
  { token, startedAt, ...link }: Invited & { readonly startedAt: Date },
): Promise<void> {
  const needs = createNeedHandlers({ db, ...telling });
  const asked = {
    ...nothingAsked,
    monitorsOff: [],
    extraPercent: 25,
    somethingElse: true,
  } as const;
  const hoursBefore = (hours: number) => restOf(new Date(startedAt.getTime() - hours * HOUR));
  const own = await needs.askNeed({
    body: { token, asked: { ...asked, monitorsOff: [] }, words: sampleTexts.need, isKept: false },
    link,
    ...hoursBefore(20),
  });
  if (own.need === null) return;
  const { needID, revision } = own.need;
  const extraMinutes = extraMinutesOf(asked.extraPercent, own.minutes);
  const grant = bothOf(noAccommodations, { ...noAccommodations, extraMinutes });
  await needs.grantNeed({
    params: { needID },
    body: {
      revision,
      accommodations: { ...grant, monitorsOff: [...grant.monitorsOff] },
      words: sampleTexts.needGranted,
    },
    session: sessionOf(teller),
    ...hoursBefore(16),
  });
}

/** What was said of the flags, then of the interview. */
async function judge(
  { db, objects }: Telling,
  teller: Storyteller,
  given: { readonly person: SamplePerson; readonly scheduleId: number; readonly at: Date },
): Promise<void> {
  const { person, scheduleId, at } = given;
  const session = sessionOf(teller);
  const params = { interviewScheduleID: scheduleId };
  const proctoring = createProctoringHandlers({ db });
  const { episodes } = await proctoring.getProctoring({ params, session, ...restOf(at) });
  for (const { type, verdict, reason } of person.interview?.verdicts ?? []) {
    const episode = episodes.find(({ violationType }) => violationType === type);
    if (episode === undefined) continue;
    const body = { eventKey: episode.eventKey, verdict, reason, isForCandidate: false };
    await proctoring.judgeEpisode({ params, body, session, ...restOf(at) });
  }
  const decision = person.interview?.decision;
  if (decision === undefined) return;
  const review = createReviewHandlers({ db, objects, may: async () => true });
  const body = { ...decision, version: 0, application: null };
  await review.decideInterview({ params, body, session, ...restOf(at) });
}

async function offerTo({ db }: Telling, teller: Storyteller, { people }: Stage): Promise<void> {
  const applicationID = people.get(offered)?.applicationID;
  if (applicationID === undefined) return;
  const inDays = (days: number) =>
    new Date(teller.now.getTime() + days * DAY).toISOString().slice(0, 10);
  const content: OfferContent = {
    ...{ terms: sampleTexts.offerTerms, message: sampleTexts.offerMessage },
    ...{ salary: 6_800_000, currency: 'EUR', salaryPeriod: 'year' },
    ...{ startsOn: inDays(60), expiresOn: inDays(9), timeZone: 'Europe/Oslo' },
  };
  await db.inCompany(teller.companyId, async (tx) => {
    const deed = deedAt(teller, 1);
    const begun = await beginOffer(tx, deed, { applicationID, content, approvers: [] });
    const named = await recordChange(tx, deed, begun);
    await recordChange(tx, deed, await sendOffer(tx, telling, { deed, named }));
    await endOfferDues(tx, named.offerID);
  });
}
