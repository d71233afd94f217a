import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../test-app.ts';
import { nothingAsked } from '@candor/contract/interviews/need-rules';
import { wholeForm, wholeJob } from '../../hiring/applications/test-applying.ts';
import { type Caller, linkIn, people } from '../../people/companies/test-company.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';
import { createBlueprint } from '../../interviews/tests/index.ts';
import { createQuestion, createSkill } from '../../interviews/questions/index.ts';
import { nothingGranted } from '../../interviews/scheduling/test-scheduling.ts';
import { partyCanaries, takePart } from './test-canary-party.ts';
import { foundKeeper } from './test-kept.ts';

/** Words that stand nowhere but where this person, or somebody about them, wrote them. */
export const canaries = {
  ...partyCanaries,
  ...{ firstName: 'Kanariella', lastName: 'Zeisigsen', email: 'kanari-mail@example.com' },
  ...{ second: 'kanari-second@example.com', phone: '+47 987 65 432', city: 'Kanaritown' },
  ...{ link: 'https://kanari-link.example', cvName: 'kanari-cv.pdf', cvText: 'kanari-cv-bytes' },
  ...{ letter: 'kanari-letter', answer: 'kanari-answer', browser: 'KanariBrowser/1.0' },
  ...{
    headline: 'kanari-headline',
    note: 'kanari-note',
    tag: 'kanari-tag',
    fileName: 'kanari-file.pdf',
  },
  ...{ search: 'kanari-search', message: 'kanari-message' },
  ...{ subject: 'kanari-subject', written: 'kanari-written', answered: 'kanari-answered' },
  sentAlong: 'kanari-along.pdf',
  ...{ need: 'kanari-need', needAnswer: 'kanari-need-answer' },
  ...{ event: 'kanari-event', opinion: 'kanari-opinion', decision: 'kanari-decision' },
  ...{
    viewer: 'kanari-viewer@example.com',
    rejection: 'kanari-rejection',
    merged: 'kanari-merged',
  },
};

type Clock = { readonly pass: (ms: number) => void };

/** A company, and a person who goes through everything that the product does with a candidate. */
export async function liveThrough(service: TestApp, clock: Clock) {
  const company = await foundKeeper(service);
  const call = await company.admin();
  const made = await openDoors(service, company.companyId, call);
  const candidateID = await applyAll(service, clock, { call, made });
  await colleaguesWrite(call, candidateID, made);
  await mergeAndPart(call, candidateID, made);
  await writeToEachOther(service, call, candidateID);
  await takeInterview(service, { call, candidateID, made });
  await rejectByMail(service, call, made);
  const { companyId } = company;
  const { email } = canaries;
  await takePart(service, { companyId, call, candidateID, jobID: made.jobID, email });
  return { ...company, ...made, candidateID };
}

type Made = Awaited<ReturnType<typeof openDoors>>;

async function openDoors(service: TestApp, companyId: number, call: Caller) {
  const question = {
    ...{ kind: 'short-text', label: 'Why us?', isRequired: true, options: [], knockOut: [] },
  };
  const job = { ...wholeJob, questions: [question] };
  const { data } = await call('POST', '/api/jobs', job);
  await call('POST', `/api/jobs/${data.jobID}/publish`, { version: 1 });
  const hook = { url: 'https://hooks.example/in', description: '' };
  const events = ['application.created', 'application.moved', 'interview.submitted'];
  await call('POST', '/api/webhooks', { ...hook, events });
  const blueprintID = await service.db.inCompany(companyId, async (tx) => {
    const skillId = await createSkill(tx, { companyId, name: 'SQL' });
    const asked = { companyId, skillId, stem: 'Why?', difficulty: 'easy', key: 0 } as const;
    await createQuestion(tx, { ...asked, options: ['So', 'No'] });
    return createBlueprint(tx, {
      ...{ companyId, name: 'First talk', minutes: 40, keyboardTracking: true },
      ...{ recordScreen: true, systemAudio: 'when-available', retentionDays: 90 },
      skills: [{ skillId, questionCount: 1 }],
    });
  });
  const colleague = await people(service).plantMember(companyId, {
    privileges: [
      { featureId: 4, activityId: 0 },
      { featureId: 5, activityId: 0 },
    ],
  });
  return { jobID: Number(data.jobID), blueprintID, colleague };
}

/** Applies twice: the second form counts as a repeat. */
async function applyAll(
  { app, owner }: TestApp,
  clock: Clock,
  { call, made: { jobID } }: { readonly call: Caller; readonly made: Made },
): Promise<number> {
  const { firstName, lastName, email, phone, city, link, cvName, cvText, letter, answer } =
    canaries;
  const path = `/api/careers/jobs/${jobID}`;
  for (const [n, source] of ['fair', 'friend'].entries()) {
    const form = await app.inject({ url: `${path}/application-form` });
    clock.pass(3_000);
    const cv = sent(`${n}${cvName}`, Buffer.concat([pdf(), Buffer.from(`%${cvText}`)]));
    const payload = {
      ...{ ...wholeForm, formToken: form.json().data.formToken, firstName, lastName, email },
      ...{ phone, city, cv, coverLetter: letter, links: [link], answers: [answer], source },
    };
    const headers = { 'user-agent': canaries.browser };
    const reply = await app.inject({
      method: 'POST',
      url: `${path}/applications`,
      payload,
      headers,
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
  const { rows } = await owner.query('select id::int from candidates where email = $1', [email]);
  await must(call('PUT', `/api/retention/holds/${rows[0].id}`, { because: 'A complaint.' }));
  await must(call('DELETE', `/api/retention/holds/${rows[0].id}`));
  return rows[0].id;
}

/** Fails where a step of the product does not do what it is there for. */
async function must(reply: ReturnType<Caller>) {
  const { status, code, data } = await reply;
  if (status !== 200) throw new Error(`${status} ${code} ${JSON.stringify(data)}`);
  return data;
}

async function colleaguesWrite(call: Caller, candidateID: number, { colleague }: Made) {
  const at = `/api/applicants/${candidateID}`;
  const { headline, note, tag, fileName, search, lastName, firstName } = canaries;
  const { ...facts } = await must(call('GET', at));
  const fields = ['firstName', 'lastName', 'phone', 'city', 'country', 'experienceYears'];
  const kept = [...fields, 'availableFrom', 'skills', 'links', 'updatedAt'];
  const body = Object.fromEntries(kept.map((name) => [name, facts[name]]));
  const { phone, city, link } = canaries;
  const moved = { phone: `${phone} 1`, city: `${city} West`, links: [`${link}/new`] };
  const renamed = { firstName: `${firstName} Maria`, lastName: `${lastName} Holm` };
  await must(call('PUT', at, { ...body, ...moved, ...renamed, headline }));
  const mentions = [colleague.membershipId];
  await must(call('POST', `${at}/notes`, { text: note, isPrivate: false, mentions }));
  await must(
    call('POST', '/api/applicants/tags', { candidateIDs: [candidateID], add: [tag], remove: [] }),
  );
  const file = { ...sent(fileName, Buffer.concat([pdf(), Buffer.from('%2')])), kind: 'other' };
  await must(call('POST', `${at}/files`, file));
  const saved = { name: `${firstName} ${lastName}`, query: `keywords=${search}`, isShared: true };
  await must(call('POST', '/api/applicants/searches', saved));
  const typed = {
    name: 'Second look',
    query: `keywords=${firstName}+${lastName}`,
    isShared: false,
  };
  await must(colleague.call('POST', '/api/applicants/searches', typed));
  const view = { list: 'interviews', isDefault: false, isShared: false };
  const asked = `search=${firstName}+${lastName}&hide=Risk`;
  await must(call('POST', '/api/views', { ...view, name: lastName, query: 'state=open' }));
  await must(call('POST', '/api/views', { ...view, name: 'Asked for', query: asked }));
  await must(call('POST', '/api/applicants/export', { keywords: lastName }));
  await must(call('GET', `/api/interviews/export?search=${lastName}`));
  await must(call('GET', '/api/audit/export'));
}

/** Into this person and for good; and this person into somebody who stays, and parted again. */
async function mergeAndPart(call: Caller, candidateID: number, { jobID }: Made) {
  const add = async (email: string, lastName: string): Promise<number> => {
    const body = { firstName: 'Second', lastName, email };
    const data = await must(call('POST', `/api/pipeline/jobs/${jobID}/applications`, body));
    const found = await must(call('GET', `/api/pipeline/applications/${data.applicationID}`));
    return Number(found.candidateID);
  };
  const merge = async (one: number, two: number) => {
    const [{ updatedAt }, { updatedAt: otherUpdatedAt }] = [
      await must(call('GET', `/api/applicants/${one}`)),
      await must(call('GET', `/api/applicants/${two}`)),
    ];
    const body = { otherID: two, fromOther: [], updatedAt, otherUpdatedAt };
    return must(call('POST', `/api/applicants/${one}/merge`, body));
  };
  await merge(candidateID, await add(canaries.second, canaries.merged));
  const stays = await add('stays@example.com', 'Stays');
  const { mergeID } = await merge(stays, candidateID);
  await must(call('POST', `/api/applicants/merges/${mergeID}/undo`));
}

/** About no application and about one; with an answer, and one that waits. */
async function writeToEachOther(service: TestApp, call: Caller, candidateID: number) {
  const { subject, written, answered, sentAlong, email } = canaries;
  const at = `/api/applicants/${candidateID}/messages`;
  const { applications } = await must(call('GET', at));
  const files = [sent(sentAlong, Buffer.concat([pdf(), Buffer.from('%3')]))];
  const later = new Date(service.clock().getTime() + 24 * 3_600_000).toISOString();
  for (const [applicationID, sendAt] of [
    [applications[0].applicationID, null],
    [null, null],
    [null, later],
  ]) {
    const whole = { requestKey: randomUUID(), threadID: null, applicationID, sendAt, files };
    await must(call('POST', at, { ...whole, subject, body: `${written} {{firstName}}` }));
  }
  const mail = (await service.mailsTo(email)).find(({ text }) => text.includes(written));
  const token = linkIn(mail?.text).searchParams.get('token') ?? '';
  const answer = { token, requestKey: randomUUID(), body: answered, files };
  await must(people(service).caller()('POST', '/api/message/answer', answer));
}

async function takeInterview(
  service: TestApp,
  {
    call,
    candidateID,
    made,
  }: { readonly call: Caller; readonly candidateID: number; readonly made: Made },
) {
  const { email, firstName, lastName, message, event, opinion, decision, viewer } = canaries;
  const { jobID, blueprintID } = made;
  const closesAt = new Date(service.clock().getTime() + 72 * 3_600_000).toISOString();
  const invited = { candidateID, firstName, lastName, email };
  const accommodations = { ...nothingGranted, extraMinutes: 10 };
  const data = await must(
    call('POST', '/api/scheduling', {
      ...{ requestKey: randomUUID(), jobID, blueprintID, opensAt: null, closesAt },
      ...{ timeZone: 'UTC', subject: 'Come, {{firstName}}', message, reminderHours: [24] },
      ...{ movesApplications: false, people: [{ ...invited, accommodations }] },
    }),
  );
  const id = Number(data.invitations[0].interviewScheduleID);
  const mails = await service.mailsTo(email);
  const mail = mails.find(({ text }) => text.includes(message));
  const token = linkIn(mail?.text).searchParams.get('token') ?? '';
  const stranger = people(service).caller();
  await askForTime(service, { call, stranger, token });
  const { termsID } = await must(stranger('GET', '/api/terms/Bot'));
  const { termsID: facialTermsID } = await must(stranger('GET', '/api/terms/FacialTracking'));
  const entry = { token, deviceId: randomUUID(), termsID, facialTermsID };
  const started = await must(stranger('POST', '/api/attempts/questions', entry));
  const seen = { eventKey: randomUUID(), kind: 'tab-hidden', life: 1 };
  const events = [{ ...seen, occurredAt: service.clock().getTime(), detail: { event } }];
  await must(stranger('POST', '/api/attempts/events', { token, events }));
  const question = started.skillGroups[0].questions[0];
  await must(
    stranger('POST', '/api/attempts/answer', {
      ...{ token, botInterviewQuestionID: question.botInterviewQuestionID },
      ...{ choice: null, life: 1, revision: 1 },
      answeredAt: service.clock().getTime(),
    }),
  );
  await must(stranger('POST', '/api/attempts/submit', { token, life: 1 }));
  const at = `/api/interviews/${id}`;
  await must(call('POST', `${at}/notes`, { text: opinion }));
  const decided = { decision: 'hold', reason: decision, version: 0, application: null };
  await must(call('POST', `${at}/decisions`, decided));
  const outsiders = [{ firstName: 'Vera', lastName: 'Sund', email: viewer }];
  const options = { expiresInDays: 7, allowDownload: false, watermark: false, hideName: false };
  await must(call('POST', `${at}/shares`, { people: outsiders, ...options }));
}

/** Refused by one and taken back, then granted and kept for the next time. */
async function askForTime(
  service: TestApp,
  {
    call,
    stranger,
    token,
  }: { readonly call: Caller; readonly stranger: Caller; readonly token: string },
) {
  const { need, needAnswer, email } = canaries;
  const asked = { ...nothingAsked, extraPercent: 25, monitorsOff: [] };
  const own = await must(
    stranger('POST', '/api/needs/asking', { token, asked, words: need, isKept: true }),
  );
  const at = `/api/needs/${own.need.needID}`;
  await must(call('POST', `${at}/refusal`, { revision: 1, reason: 'Not so.' }));
  await must(call('POST', `${at}/refusal/second`, { revision: 2, isConfirmed: false }));
  const accommodations = { ...nothingGranted, extraMinutes: 10 };
  await must(call('POST', `${at}/grant`, { revision: 3, accommodations, words: needAnswer }));
  await service.mailsTo(email);
}

async function rejectByMail(service: TestApp, call: Caller, { jobID }: Made) {
  const { email, rejection } = canaries;
  const { rows } = await service.owner.query(
    `select a.id::int as "applicationID", a.version::int from applications a
       join candidates c on c.id = a.candidate_id where c.email = $1 and a.job_id = $2`,
    [email, jobID],
  );
  const { reasons } = await must(call('GET', '/api/pipeline/rejection-reasons'));
  const mail = { subject: 'About you, {{firstName}}', body: rejection, delayMinutes: 60 };
  await must(
    call('POST', '/api/pipeline/rejections', { applications: rows, reason: reasons[0].name, mail }),
  );
  await service.mailsTo(email);
  // This one waits, sealed: nobody has delivered it when the person is erased.
  await must(
    call('POST', '/api/pipeline/reopenings', {
      applications: [{ ...rows[0], version: rows[0].version + 1 }],
    }),
  );
}
