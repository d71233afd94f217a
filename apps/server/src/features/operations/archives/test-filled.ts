import { createJob } from '@candor/contract/hiring/jobs';
import { saveMailTemplates } from '@candor/contract/hiring/mail-templates';
import { keepMessageTemplate } from '@candor/contract/hiring/messages';
import { createOfferTemplate } from '@candor/contract/hiring/offer-templates';
import { saveRejectionReasons, saveStageTemplate } from '@candor/contract/hiring/pipeline-settings';
import { createKit } from '@candor/contract/interviews/kits';
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { createQuestion, createSkill } from '../../interviews/questions/index.ts';
import { decide } from './test-settings.ts';
import { addHistory, addTests } from './test-history.ts';
import { type Company, made } from './test-archives.ts';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');

const open = async (company: Company, change: object = {}): Promise<number> => {
  const body = { ...createJob.example.body, title: 'Welder', ...change };
  const { jobID } = (await company.call('POST', '/api/jobs', body)).data;
  await company.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  return jobID;
};
const apply = async (
  company: Company,
  jobID: number,
  firstName: string,
): Promise<{ candidateID: number; application: { applicationID: number; version: number } }> => {
  const body = { firstName, lastName: 'Hopper', email: `${firstName.toLowerCase()}@example.net` };
  const added = await company.call('POST', `/api/pipeline/jobs/${jobID}/applications`, body);
  const { applicationID } = added.data;
  const { data } = await company.call('GET', `/api/pipeline/applications/${applicationID}`);
  const { candidateID, version } = data;
  return { candidateID, application: { applicationID, version } };
};

/** As its candidate reads them. */
export const TOLD = 'Others had grown roses before.';

/** A company with a question, three jobs, two candidates with notes, files and applications. */
async function fill(app: TestApp, from: Company): Promise<void> {
  await app.db.inCompany(from.companyId, async (tx) => {
    const { companyId } = from;
    const skillId = await createSkill(tx, { companyId, name: 'SQL' });
    const question = { companyId, skillId, difficulty: 'easy', stem: 'Which join?' } as const;
    await createQuestion(tx, { ...question, options: ['Left', 'Inner', 'Cross'], key: 1 });
  });
  const { data: bank } = await from.call('GET', '/api/questions');
  const [{ familyID, skillID }] = bank.questions;
  await addTests(from, { familyID, skillID });
  const jobID = await open(from);
  for (const firstName of ['Ada', 'Grace']) {
    const { candidateID, application } = await apply(from, jobID, firstName);
    if (firstName === 'Ada') {
      await addHistory(app, from, { candidateID, applicationID: application.applicationID });
    }
    for (const isPrivate of [false, true]) {
      const text = `${isPrivate ? 'Only mine' : 'For all'} about ${firstName}`;
      const note = { text, isPrivate, mentions: [] };
      await from.call('POST', `/api/applicants/${candidateID}/notes`, note);
    }
    const cv = { kind: 'cv', fileName: `${firstName}.pdf`, base64: pdf.toString('base64') };
    await from.call('POST', `/api/applicants/${candidateID}/files`, cv);
  }
  await keepTemplates(from);
  await decide(from);
  // Another of the same title and place, in which one of them stands too; and one that is over.
  await apply(from, await open(from), 'Ada');
  const over = await open(from, { title: 'Fitter', language: 'de', jurisdiction: 'eu' });
  const { application } = await apply(from, over, 'Grace');
  const said = {
    applications: [application],
    reason: 'Not enough experience',
    mail: null,
    toldReasons: TOLD,
  };
  expect((await from.call('POST', '/api/pipeline/rejections', said)).status).toBe(200);
  await from.call('POST', `/api/jobs/${over}/close`);
}

/** One of each, by the endpoints that keep them. */
async function keepTemplates(from: Company): Promise<void> {
  const { body: mails } = saveMailTemplates.example;
  const { content } = createKit.example.body;
  for (const [method, path, body] of [
    ['PUT', saveMailTemplates.path, mails],
    ['POST', keepMessageTemplate.path, keepMessageTemplate.example.body],
    ['POST', createOfferTemplate.path, createOfferTemplate.example.body],
    ['POST', saveStageTemplate.path, saveStageTemplate.example.body],
    ['PUT', saveRejectionReasons.path, saveRejectionReasons.example.body],
    ['POST', createKit.path, { name: 'Technical', content }],
  ] as const) {
    expect((await from.call(method, path, body)).code).toBe(undefined);
  }
}

export const all = {
  ...{ settings: '5 0 0', templates: '6 0 0', questions: '1 0 0', tests: '2 0 0', jobs: '3 0 0' },
  ...{ people: '2 0 0', notes: '2 0 0' },
  ...{ applications: '4 0 0', files: '2 0 0' },
};
export const known = Object.fromEntries(
  Object.entries(all).map(([kind, count]) => [kind, `0 ${count[0]} 0`]),
);

/** A company with everything that goes along and its file, and another one of another installation. */
export async function openBoth() {
  const here = await createTestApp();
  // Another installation has another secret.
  const there = await createTestApp({ sessionKey: randomBytes(32) });
  const from = await people(here).found();
  const to = await people(there).found();
  await fill(here, from);
  return { here, there, from, to, file: await made(here, from) };
}
