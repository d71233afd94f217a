// What `npm run bench:lists` measures over: written by SQL, because the product's own steps would take hours.
import type { Client } from 'pg';
import { type Seeded, seedSideFrame, sideStatements } from './lists-side-data.ts';

/** Of the whole; a company of its own holds a fifth, and ninety-nine others the rest. */
export const WHOLE = { applications: 1_000_000, interviews: 100_000, events: 10_000_000 };
/** Of the nine in ten interviews that were taken. */
const EVENTS_EACH = Math.ceil(WHOLE.events / (WHOLE.interviews * 0.9));
const INTERVIEW_EVERY = WHOLE.applications / WHOLE.interviews;

/** Ids of what is written here begin behind everything that the demo made. */
const BASE = 10_000_000;
const OTHERS = 99;
const FIRST_OTHER = 1_000;

const words = {
  first: [
    'Ada',
    'Bo',
    'Chen',
    'Dara',
    'Eli',
    'Femi',
    'Gita',
    'Hugo',
    'Iris',
    'Jon',
    'Kaya',
    'Lea',
    'Mina',
    'Nils',
  ],
  last: [
    'Abel',
    'Berg',
    'Cole',
    'Diaz',
    'Eng',
    'Frey',
    'Gray',
    'Holm',
    'Ito',
    'Jung',
    'Kerr',
    'Lind',
    'Moss',
    'Ngo',
    'Ode',
    'Park',
    'Quist',
  ],
  city: ['Bergen', 'Oslo', 'Hamburg', 'Lisbon', 'Malmö', 'Kraków', 'Nairobi', 'Pune'],
  title: ['Backend engineer', 'Designer', 'Technician', 'Analyst', 'Recruiter'],
  skill: [
    'typescript',
    'sql',
    'c++',
    'python',
    'figma',
    'excel',
    'linux',
    'hydraulics',
    'go',
    'rust',
    'statistics',
    'welding',
  ],
};
const listOf = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value}'`).join(',')}]`;
/** One of these words, by the row's number and a stride of its own. */
const of = (values: readonly string[], by: string) =>
  `(${listOf(values)})[1 + (${by})::bigint % ${values.length}]`;

/** The company of row g: every fifth is the measured one's. */
const company = (own: number) =>
  `case when g % 5 = 0 then ${own} else ${FIRST_OTHER} + g % ${OTHERS} end`;
/** Its job: 200 of the measured company's, 40 of each other's. Low numbers have the most: the first a fourteenth. */
const jobPlace = `case when g % 5 = 0 then floor(200 * power(g * 7919 % 10007 / 10007.0, 2))::bigint else g * 7919 % 40 end`;

/** Companies, jobs, stages and blueprints: the same at every size. Rows go in without triggers and foreign keys. */
export async function seedFrame(client: Client, own: number, email: string): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into tenants (id) overriding system value select generate_series(${FIRST_OTHER}, ${FIRST_OTHER + OTHERS})`,
  );
  const jobs = `(select ${own} as c, k from generate_series(0, 199) k
                 union all select c, k from generate_series(${FIRST_OTHER}, ${FIRST_OTHER + OTHERS - 1}) c, generate_series(0, 39) k)`;
  await client.query(
    `insert into jobs (company_id, id, title, location, department, status, created_at, updated_at)
     overriding system value
     select c, ${BASE} + c * 1000 + k, ${of(words.title, 'k')} || ' ' || k, ${of(words.city, 'k')}, 'Engineering',
            case when k % 4 = 3 then 'closed' else 'open' end, now() - k * interval '1 day', now() - k * interval '1 hour'
       from ${jobs} jobs`,
  );
  await client.query(
    `insert into job_stages (company_id, id, job_id, position, name, kind, reply_within_days)
     overriding system value
     select c, (${BASE} + c * 1000 + k) * 10 + s, ${BASE} + c * 1000 + k, s,
            (array['Applied', 'Screening', 'Bot interview', 'Panel', 'Offer'])[1 + s],
            (array['applied', 'screening', 'bot-interview', 'interview', 'offer'])[1 + s], 7
       from ${jobs} jobs, generate_series(0, 4) s`,
  );
  await seedSideFrame(client, placeOf(own), email);
}

const placeOf = (own: number): Seeded => ({
  ...{ own, base: BASE, firstOther: FIRST_OTHER, others: OTHERS },
});

/** Applications `from` (left out) to `to`, with everything that hangs on them. */
export async function seedRange(
  client: Client,
  own: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  // As bigint: the strides below go beyond an integer.
  const range = `generate_series(${from + 1}::bigint, ${to}) g`;
  const interviews = `generate_series(${from / INTERVIEW_EVERY + 1}::bigint, ${to / INTERVIEW_EVERY}) i, lateral (select i * ${INTERVIEW_EVERY} - (i % 2) * 5 as g) row`;
  for (const statement of [
    candidates(own, range),
    candidateWords(from, to),
    applications(own, range),
    moves(own, range),
    ...interviewTables(own, interviews),
    ...sideStatements(placeOf(own), { from, to, interviews }),
  ]) {
    await client.query(statement);
  }
}

const age = (by: string) => `((${by})::bigint * 7907 % 31536000) * interval '1 second'`;

const candidates = (own: number, range: string) => `
  insert into candidates (company_id, id, email, first_name, last_name, headline, city, country, experience_years,
         skills, tags, source, created_at, updated_at, last_activity_at, last_score, last_score_at)
  overriding system value
  select ${company(own)}, ${BASE} + g, 'p' || g || '@bench.example', ${of(words.first, 'g')},
         ${of(words.last, 'g / 3')} || ' ' || g, ${of(words.title, 'g / 11')}, ${of(words.city, 'g / 5')}, 'NO', g % 20,
         array[${of(words.skill, 'g')}, ${of(words.skill, 'g / 13 + 5')}],
         case when g % 13 = 0 then array['referral'] else '{}'::text[] end,
         'career-page', now() - ${age('g')}, now() - ${age('g')}, now() - ${age('g')} / 2,
         case when g % ${INTERVIEW_EVERY} = 0 then g * 31 % 101 end, case when g % ${INTERVIEW_EVERY} = 0 then now() end
    from ${range}`;

const candidateWords = (from: number, to: number) => `
  with told as (
    update candidates c set search_line = line_of_candidate(c)
     where id between ${BASE + from + 1} and ${BASE + to} returning c.*)
  insert into candidate_words (company_id, word, candidate_id)
  select t.company_id, word, t.id from told t, words_of_candidate(t::candidates) word`;

const applications = (own: number, range: string) => `
  insert into applications (company_id, id, job_id, candidate_id, stage_id, status, source, applied_at, stage_since,
         reply_by, status_changed_at)
  overriding system value
  select c, ${BASE} + g, job, ${BASE} + g, job * 10 + least(g % 11, 4), status, 'career-page', applied, applied + interval '2 days',
         case when status = 'active' then now() + (g % 21 - 14) * interval '1 day' end,
         case when status <> 'active' then applied + interval '9 days' end
    from (select g, ${company(own)} as c, ${BASE} + (${company(own)}) * 1000 + ${jobPlace} as job,
                 case when g / 5 % 10 < 5 then 'rejected' when g / 5 % 10 = 5 then 'hired' else 'active' end as status,
                 now() - ${age('g')} as applied from ${range}) rows`;

const moves = (own: number, range: string) => `
  insert into application_moves (company_id, id, application_id, kind, from_stage, to_stage, from_status, to_status, moved_at)
  overriding system value
  select ${company(own)}, (${BASE} + g) * 2 + m, ${BASE} + g, (array['applied', 'moved'])[1 + m],
         (array[null, 'Applied'])[1 + m], (array['Applied', 'Screening'])[1 + m], (array[null, 'active'])[1 + m], 'active',
         now() - ${age('g')} + m * interval '2 days'
    from ${range}, generate_series(0, 1) m`;

/** One in ten applications leads to an interview; nine of ten of those were taken. */
function interviewTables(own: number, interviews: string): string[] {
  const taken = `${interviews} where i % 10 <> 3`;
  const job = `${BASE} + (${company(own)}) * 1000 + ${jobPlace}`;
  const started = `now() - ${age('g')} - interval '1 hour'`;
  // Within the months that have partitions, so that their size is what grows.
  const watched = `date_trunc('month', now()) + (i * 7907 % 1600000) * interval '1 second'`;
  return [
    `insert into interview_schedules (company_id, id, job_id, candidate_id, blueprint_id, application_id, opens_at, closes_at, created_at, is_begun)
     overriding system value
     select ${company(own)}, ${BASE} + i, ${job}, ${BASE} + g, 1, ${BASE} + g, ${started} - interval '1 day', ${started} + interval '7 days', ${started} - interval '1 day', i % 10 <> 3
       from ${interviews}`,
    `insert into links (company_id, id, subject_id, purpose, token_hash, expires_at, sent_at, opened_at)
     overriding system value
     select ${company(own)}, ${BASE} + i, ${BASE} + i, 'bot-interview', md5(i::text), ${started} + interval '7 days', ${started}, case when i % 10 <> 3 then ${started} end
       from ${interviews}`,
    `insert into attempts (company_id, id, schedule_id, status, started_at, deadline_at, ended_at, question_count, correct_count, answered_count, decision, decided_at)
     overriding system value
     select ${company(own)}, ${BASE} + i, ${BASE} + i, 'submitted', ${started}, ${started} + interval '30 minutes', ${started} + interval '25 minutes', 24, i * 31 % 25, 24,
            case when i % 10 < 8 then (array['advance', 'reject'])[1 + i % 2] end, case when i % 10 < 8 then ${started} + interval '1 day' end
       from ${taken}`,
    `insert into proctoring_sessions (company_id, id, attempt_id, candidate_id, is_active, started_at, ended_at, counters)
     overriding system value
     select ${company(own)}, ${BASE} + i, ${BASE} + i, ${BASE} + g, false, ${watched}, ${watched} + interval '25 minutes', '{}'
       from ${taken}`,
    `insert into proctoring_events (company_id, session_id, session_started_at, event_key, tracking_system, violation_type, severity_level, confidence, detected_at, violation_description)
     select c, ${BASE} + i, watched, gen_random_uuid(), 'eye', (array['LOOKING_LEFT', 'LOOKING_RIGHT', 'LOOKING_DOWN', 'NO_FACE'])[1 + e % 4],
            (array['medium', 'medium', 'medium', 'high'])[1 + e % 4], 0.8, watched + e * interval '14 seconds', 'Looking away.'
       from (select i, ${company(own)} as c, ${watched} as watched from ${interviews} where i % 10 <> 3) taken,
            generate_series(1, ${EVENTS_EACH}) e`,
    `insert into audit_log (company_id, occurred_at, seq, actor_kind, actor_account_id, action, object_kind, object_id, previous_hash, hash)
     select ${own}, now() - ${age('i')}, ${BASE} + i, 'account', 1, (array['job.updated', 'application.moved', 'interview.invited'])[1 + i % 3],
            (array['job', 'application', 'interview'])[1 + i % 3], i::text, '', ''
       from ${interviews}`,
  ];
}
