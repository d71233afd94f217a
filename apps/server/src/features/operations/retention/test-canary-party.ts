import type { TestApp } from '../../../test-app.ts';
import { openBrowser, pageTokensTo, passPause } from '../../hiring/candidate-page/test-page.ts';
import { asking } from '../../interviews/evidence/test-evidence.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';

/** What a candidate writes on their page, and what is answered. */
export const partyCanaries = {
  ...{ explained: 'kanari-explained', appealed: 'kanari-appealed', upheld: 'kanari-upheld' },
  ...{ corrected: 'Kanaricorrected' },
};

type Party = {
  readonly companyId: number;
  readonly call: Caller;
  readonly candidateID: number;
  readonly jobID: number;
  readonly email: string;
};

type Reply = { readonly status: number; readonly code?: string | undefined };

function must<T extends Reply>(reply: T): T {
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.code}`);
  return reply;
}

/** By their page: corrects, chooses a language, explains, is rejected, appeals and is answered; the last mails wait, sealed. */
export async function takePart(service: TestApp, party: Party): Promise<void> {
  const { email, call, candidateID, jobID, companyId } = party;
  const { explained, appealed, upheld, corrected } = partyCanaries;
  // Two records of theirs were joined; a fortnight later the page shows what was noted.
  await service.owner.query('update candidate_merges set undo_until = $2 where company_id = $1', [
    ...[companyId, service.clock()],
  ]);
  const [token = ''] = await pageTokensTo(service, email);
  const browser = openBrowser(service);
  await passPause(service);
  must(await browser.enter(token, email));
  const { rows } = await service.owner.query(
    `select s.id::int as schedule, e.event_key as key, a.id::int as application, a.version::int
       from applications a
       join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
       join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
       join attempt_events e on e.company_id = t.company_id and e.attempt_id = t.id and e.kind = 'tab-hidden'
      where a.company_id = $1 and a.candidate_id = $2 and a.job_id = $3`,
    [companyId, candidateID, jobID],
  );
  const [{ schedule, key, application: applicationID, version }] = rows;
  must(await browser.post('language', { token, language: 'de' }));
  const { data } = must(await browser.open(token));
  const { lastName, phone, country } = data;
  const facts = { firstName: corrected, lastName, phone, city: data.city, country };
  must(await browser.post('correction', { token, ...facts }));
  must(await browser.post('correction', { token, ...facts, firstName: data.firstName }));
  must(await asking({ browser, token }, schedule).explain({ eventKey: key, words: explained }));
  const reasons = await call('GET', '/api/pipeline/rejection-reasons');
  const reason = reasons.data.reasons[0].name;
  const applications = [{ applicationID, version }];
  must(await call('POST', '/api/pipeline/rejections', { applications, reason, mail: null }));
  const appeal = { token, applicationID, words: appealed, interviewScheduleIDs: [schedule] };
  must(await browser.post('appeal/filing', appeal));
  const second = await people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });
  const { appeals } = must(await second.call('GET', '/api/appeals')).data;
  const given = { revision: 1, isUpheld: true, reason: upheld };
  must(await second.call('POST', `/api/appeals/${appeals[0].appealID}/answer`, given));
}
