// What stands beside the applications of lists-data.ts: adverts, questions and answers, notices, webhooks, one person who
// applied everywhere.
import type { Client } from 'pg';

/** Where what is written stands: the measured company, the others, and the first id. */
export type Seeded = {
  readonly own: number;
  readonly base: number;
  readonly firstOther: number;
  readonly others: number;
};

/** One question of the bank for so many applications: 20,000 of them in the end. */
const QUESTION_EVERY = 50;
const QUESTIONS_EACH = 10;

/** Each open job has its advert; the person of this address is a candidate of 49 other companies. */
export async function seedSideFrame(
  client: Client,
  { own, base, firstOther, others }: Seeded,
  email: string,
): Promise<void> {
  await client.query(
    `insert into job_adverts (job_id, owner_id, version, company_name, slug, title, description, department, location, country,
            employment_type, workplace, openings, skills, published_at, updated_at)
     select id, company_id, 1, 'Company ' || company_id, 'a-job', title, 'What there is to do. ' || title, department, location, 'NO',
            'full-time', 'on-site', 1, '[]', created_at, updated_at
       from jobs where id >= ${base} and status = 'open'`,
  );
  await client.query(
    `insert into companies (company_id, name, slug)
     select c, 'Company ' || c, 'company-' || c from generate_series(${firstOther}, ${firstOther + others - 1}) c`,
  );
  await client.query(
    `insert into candidates (company_id, id, email, first_name, last_name) overriding system value
     select c, ${base} - 1, '${email}', 'Kwame', 'Boateng' from generate_series(${firstOther}, ${firstOther + 48}) c`,
  );
  await client.query(
    `insert into applications (company_id, id, job_id, candidate_id, stage_id, source, applied_at, stage_since)
     overriding system value
     select c, ${base} - 1, ${base} + c * 1000, ${base} - 1, (${base} + c * 1000) * 10, 'career-page', now(), now()
       from generate_series(${firstOther}, ${firstOther + 48}) c`,
  );
  await client.query(
    `insert into skills (company_id, id, name) overriding system value
     select ${own}, ${base} + k, 'Bench skill ' || k from generate_series(0, 39) k`,
  );
  await client.query(
    `insert into webhook_endpoints (company_id, id, url, events, secret_sealed, created_by, created_at, disabled_at, disabled_because)
     overriding system value
     values (${own}, ${base}, 'https://hooks.example', '{application.created}', '', 1, now(), now(), 'member')`,
  );
}

/** Of applications `from` (left out) to `to`. */
export function sideStatements(
  { own, base }: Seeded,
  { from, to, interviews }: { from: number; to: number; interviews: string },
): string[] {
  const questions = `generate_series(${from / QUESTION_EVERY + 1}::bigint, ${to / QUESTION_EVERY}) q`;
  const taken = `${interviews} where i % 10 <> 3`;
  // Only questions that the smallest size has, too.
  const asked = `${base} + 1 + (i * 7 + k * 13) % 150`;
  return [
    `insert into questions (company_id, id, family_id, skill_id, stem, difficulty, status, updated_at)
     overriding system value
     select ${own}, ${base} + q, ${base} + q, ${base} + q % 40, 'Which of these holds for part ' || q || ' of a machine?',
            (array['easy', 'medium', 'hard'])[1 + q % 3], (array['live', 'live', 'live', 'draft'])[1 + q % 4],
            now() - q * interval '1 minute'
       from ${questions}`,
    `insert into question_options (company_id, id, question_id, label, text, is_key)
     overriding system value
     select ${own}, (${base} + q) * 4 + o, ${base} + q, (array['A', 'B', 'C', 'D'])[1 + o], 'Answer ' || o, o = q % 4
       from ${questions}, generate_series(0, 3) o`,
    `insert into question_figures (company_id, question_id, shown, answered, correct, facility, discrimination, measured_at)
     select ${own}, ${base} + q, 200, 180, q % 180, (q % 180) / 180.0, q % 100 / 100.0, now() from ${questions}`,
    `insert into attempt_questions (company_id, id, attempt_id, question_id, skill_id, position)
     overriding system value
     select ${own}, (${base} + i) * ${QUESTIONS_EACH} + k, ${base} + i, ${asked}, ${base} + (${asked}) % 40, k
       from ${taken.replace(' where', `, generate_series(0, ${QUESTIONS_EACH - 1}) k where`)}`,
    `insert into answers (company_id, attempt_question_id, attempt_id, choice, revision, life, viewed_life, answered_at, received_at)
     select ${own}, (${base} + i) * ${QUESTIONS_EACH} + k, ${base} + i, (${asked}) * 4 + i % 4, 1, 1, 1, now(), now()
       from ${taken.replace(' where', `, generate_series(0, ${QUESTIONS_EACH - 1}) k where`)}`,
    `insert into notifications (account_id, title, body, path, created_at)
     select (select min(account_id) from memberships where company_id = ${own} and role = 'COMPANY_ADMIN'), 'Interview ' || i || ' is over', 'Read its report.', '/company/interviews', now() - i * interval '1 minute'
       from ${interviews}`,
    `insert into webhook_deliveries (company_id, id, endpoint_id, message_id, event, body, state, tries, created_at)
     overriding system value
     select ${own}, ${base} + g, ${base}, 'm' || g, 'application.created', '{"id":' || g || '}', 'delivered', 1, now() - g * interval '1 second'
       from generate_series(${from + 5}::bigint, ${to}, 5) g`,
  ];
}
