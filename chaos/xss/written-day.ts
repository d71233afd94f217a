import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@candor/contract';
import type { Product } from '../../e2e/product.ts';
import { accountOf } from '../../e2e/roles.ts';
import { inviteMany } from '../interviews.ts';
import { type Ledger, type Read, type Write, writerAs } from './writer.ts';

/** The shortest time in which somebody can fill in the apply form. */
const FILLED_IN_MS = 6000;
const noBraces = { isAllowed: (payload: string) => !/[{}]{2}/.test(payload) };
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

export type Written = {
  readonly jobID: number;
  readonly candidateIDs: readonly number[];
  readonly scheduleIDs: readonly number[];
  readonly questionID: number;
  readonly blueprintID: number;
};

/** A company's working day in which everybody writes payloads, by the endpoints that its pages use. */
export async function writeDay(product: Product, ledger: Ledger): Promise<Written> {
  const demo = product.demo();
  const admin = accountOf(demo, 'COMPANY_ADMIN');
  const { write, read } = await writerAs(demo.baseUrl, { ...admin, type: 'company' }, ledger);
  await writeCompany(write);
  const questionID = await writeQuestion(write);
  const { skills } = await read(contract.questions.listSkills);
  const parts = skills
    .filter(({ live }) => live.easy + live.medium + live.hard > 0)
    .slice(0, 1)
    .map(({ skillID }) => ({ skillID, questionCount: 1, difficulty: null }));
  const { blueprintID } = await write(contract.tests.createBlueprint, {
    body: (example) => ({ ...example, parts }),
  });
  const jobID = await writeJob(write);
  await applyFor(demo.baseUrl, jobID, ledger);
  await write(contract.pipeline.addApplicant, { params: { jobID } });
  const { applications } = await read(contract.pipeline.listApplicants, { jobID });
  const candidateIDs = applications.map(({ candidateID }) => candidateID);
  for (const candidateID of candidateIDs) await writeCandidate({ write, read }, candidateID);
  const scheduleIDs = await writeInterviews({ write, read }, { jobID, blueprintID, product });
  const [rejected] = applications;
  if (rejected !== undefined) {
    const { reasons } = await read(contract.pipeline.listRejectionReasons);
    await write(contract.pipeline.rejectApplications, {
      ...noBraces,
      keep: ['reason'],
      body: () => ({
        applications: [{ applicationID: rejected.applicationID, version: rejected.version }],
        reason: reasons[0]?.name ?? '',
        mail: { subject: 'x', body: 'x', delayMinutes: 0 },
      }),
    });
  }
  await writePerson(demo.baseUrl, { ...accountOf(demo, 'CANDIDATE'), type: 'candidate' }, ledger);
  return { jobID, candidateIDs, scheduleIDs, questionID, blueprintID };
}

/** What a company says of itself, its people and its habits. */
async function writeCompany(write: Write): Promise<void> {
  await write(contract.companies.updateCompany);
  await write(contract.companies.saveOwnProfile);
  await write(contract.privileges.createRole);
  await write(contract.companies.inviteUser);
  await write(contract.pipeline.saveRejectionReasons);
  await write(contract.pipeline.saveStageTemplate);
  await write(contract.equality.saveEqualitySettings);
  await write(contract.mailTemplates.saveMailTemplates, noBraces);
  await write(contract.mailTemplates.sendTestMail, noBraces);
  await write(contract.settings.saveMailSender);
  await write(contract.retention.saveRetention);
  await write(contract.apikeys.createApiKey);
  await write(contract.webhooks.createWebhook, { keep: ['url'] });
  await write(contract.candidates.saveCandidateSearch);
}

async function writeQuestion(write: Write): Promise<number> {
  const { questionID, revision } = await write(contract.questions.createQuestion);
  const move = (status: string, from: number) =>
    write(contract.questions.moveQuestion, {
      params: { questionID },
      body: () => ({ status, revision: from }),
    });
  const reviewed = await move('review', revision);
  const live = await move('live', reviewed.revision);
  await write(contract.questions.reportQuestion, { params: { questionID } });
  await write(contract.questions.saveQuestion, {
    params: { questionID },
    body: (example) => ({ ...example, revision: live.revision }),
  });
  return questionID;
}

async function writeJob(write: Write): Promise<number> {
  const asked = { isRequired: false, options: [], knockOut: [], label: 'x' };
  const { jobID, version } = await write(contract.jobs.createJob, {
    keep: ['slug'],
    body: (example) => ({
      ...example,
      questions: [
        { ...asked, kind: 'short-text' },
        { ...asked, kind: 'long-text' },
        { ...asked, kind: 'link' },
        { ...asked, kind: 'single-choice', options: ['one', 'two'] },
      ],
    }),
  });
  const published = await write(contract.jobs.publishJob, {
    params: { jobID },
    body: () => ({ version }),
  });
  await write(contract.jobs.saveJob, {
    params: { jobID },
    keep: ['slug', 'questions', 'stages'],
    body: (example) => ({ ...example, version: published.version, questions: [] }),
  });
  return jobID;
}

async function applyFor(baseUrl: string, jobID: number, ledger: Ledger): Promise<void> {
  const { write, read } = await writerAs(baseUrl, null, ledger);
  const form = await read(contract.applications.openApplicationForm, { jobID });
  await pause(FILLED_IN_MS);
  await write(contract.applications.apply, {
    params: { jobID },
    longest: { 'answers.0': 300 },
    keep: ['formToken', 'email', 'phone', 'topic', 'links', 'answers.2', 'answers.3'],
    body: (example) => ({
      ...example,
      formToken: form.formToken,
      answers: ['x', 'x', 'https://example.com/', form.questions[3]?.options[0] ?? null],
    }),
  });
  await pause(2000);
}

async function writeCandidate({ write, read }: { write: Write; read: Read }, candidateID: number) {
  const params = { candidateID };
  const { updatedAt } = await read(contract.candidates.getCandidateProfile, params);
  await write(contract.candidates.updateCandidate, {
    params,
    keep: ['phone'],
    body: (example) => ({ ...example, updatedAt }),
  });
  const body = (example: object) => ({ ...example, candidateIDs: [candidateID] });
  await write(contract.candidates.tagCandidates, { body });
  await write(contract.candidates.addCandidateNote, { params });
  await write(contract.candidates.addCandidateFile, { params });
  await write(contract.retention.holdCandidate, { params });
}

type Interviews = {
  readonly jobID: number;
  readonly blueprintID: number;
  readonly product: Product;
};

/** Two that are invited, one of whom is told to stay away; and one that is over, of the demo's. */
async function writeInterviews(
  { write, read }: { write: Write; read: Read },
  { jobID, blueprintID, product }: Interviews,
): Promise<number[]> {
  const { invitations } = await write(contract.scheduling.scheduleInterviews, {
    ...noBraces,
    keep: ['email', 'timeZone'],
    body: (example) => {
      const [person] = example['people'] as object[];
      const people = [1, 2].map((n) => ({ ...person, email: `invited${n}@example.com` }));
      const requestKey = randomUUID();
      return { ...example, jobID, blueprintID, closesAt: inAWeek(), requestKey, people };
    },
  });
  const invited = invitations.flatMap(({ interviewScheduleID }) => interviewScheduleID ?? []);
  const [first] = invited;
  if (first !== undefined) {
    await write(contract.scheduling.cancelInvitation, { params: { interviewScheduleID: first } });
  }
  await inviteMany(product.dataDir, 1);
  const { interviews } = await read(contract.review.listInterviews);
  const over = interviews.filter(({ state }) => state === 'submitted').slice(0, 2);
  for (const { interviewScheduleID } of over) {
    const params = { interviewScheduleID };
    const { version } = await read(contract.review.getInterviewReview, params);
    await write(contract.review.addInterviewNote, { params });
    await write(contract.review.decideInterview, {
      params,
      body: (example) => ({ ...example, version }),
    });
    await write(contract.viewing.shareRecording, { params, keep: ['email'] });
  }
  return [...over.map(({ interviewScheduleID }) => interviewScheduleID), ...invited];
}

/** A candidate with an account. */
async function writePerson(
  baseUrl: string,
  account: { email: string; password: string; type: string },
  ledger: Ledger,
): Promise<void> {
  const { write } = await writerAs(baseUrl, account, ledger);
  await write(contract.registration.saveCandidatePerson);
  await write(contract.registration.saveCandidateWork);
  await write(contract.registration.saveCandidatePreferences);
  await write(contract.registration.uploadCv);
}
