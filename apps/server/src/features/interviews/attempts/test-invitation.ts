import { contract, type Envelope, type Output } from '@candor/contract';
import type { TermsRead } from '@candor/contract/interviews/attempt-terms';
import type { Language } from '@candor/contract/people/language-rules';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { createBlueprint } from '../tests/index.ts';
import { createQuestion, createSkill } from '../questions/index.ts';
import { createLink } from '../links/index.ts';
import { type Accommodations, createSchedule } from '../scheduling/index.ts';

export const device = '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';

export type Skill = { readonly name: string; readonly live: number; readonly asked: number };

type Options = {
  readonly opensAt?: Date;
  readonly closesAt?: Date;
  readonly minutes?: number;
  readonly accommodations?: Accommodations;
  readonly passPercent?: number;
  readonly showPassMark?: boolean;
  readonly skills?: readonly Skill[];
};

export type TestInvitation = Awaited<ReturnType<typeof invite>>;

/** A company of its own with one invitation; option A is the key of every question. */
// oxlint-disable-next-line max-params -- what every test names in this order
export async function invite(db: Database, owner: Pool, now: Date, options: Options = {}) {
  const termsId = await currentTerms(owner, 'Bot');
  const facialTermsId = await currentTerms(owner, 'FacialTracking');
  const { rows } = await owner.query('insert into tenants default values returning id');
  const companyId = Number(rows[0].id);
  const { minutes = 30, skills = [{ name: 'SQL', live: 3, asked: 3 }] } = options;
  const invited = await db.inCompany(companyId, async (tx) => {
    const company = { companyId, name: 'Candor', slug: `candor-${companyId}` };
    await tx.insertInto('companies').values(company).execute();
    const blueprintId = await createBlueprint(tx, {
      companyId,
      name: 'Interview',
      minutes,
      keyboardTracking: false,
      recordScreen: true,
      systemAudio: 'when-available',
      retentionDays: 90,
      skills: await Promise.all(
        skills.map(async (skill) => ({
          skillId: await createSkill(tx, { companyId, name: skill.name }),
          questionCount: skill.asked,
        })),
      ),
    });
    const quotas = await tx
      .selectFrom('blueprintSkills')
      .select('skillId')
      .orderBy('position')
      .execute();
    for (const [index, { live }] of skills.entries()) {
      for (let n = 0; n < live; n += 1) {
        await createQuestion(tx, {
          companyId,
          skillId: quotas[index]?.skillId ?? 0,
          stem: `Question ${n}?`,
          difficulty: 'easy',
          options: ['Right', 'Wrong', ' '],
          key: 0,
        });
      }
    }
    const { jobId, candidateId } = await addApplication(tx, companyId);
    const opensAt = options.opensAt ?? now;
    const closesAt = options.closesAt ?? new Date(now.getTime() + 7 * 86_400_000);
    const { accommodations = {} } = options;
    const ids = { companyId, jobId, candidateId, blueprintId };
    const scheduleId = await createSchedule(tx, { ...ids, opensAt, closesAt, accommodations });
    const aim = { companyId, purpose: 'bot-interview', subjectId: scheduleId } as const;
    return { scheduleId, token: (await createLink(tx, { ...aim, expiresAt: closesAt })).token };
  });
  return { companyId, termsId, facialTermsId, ...invited };
}

async function addApplication(tx: Tx, companyId: number) {
  const job = await tx
    .insertInto('jobs')
    .values({ companyId, title: 'Engineer' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = { companyId, email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };
  const candidate = await tx
    .insertInto('candidates')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { jobId: job.id, candidateId: candidate.id };
}

/** What the migrations brought, or a test published since. */
async function currentTerms(owner: Pool, type: string): Promise<number> {
  const { rows } = await owner.query('select max(id) as id from terms where type = $1', [type]);
  return Number(rows[0].id);
}

type Entry = {
  readonly facialTermsAccepted?: boolean;
  readonly termsID?: number;
  readonly facialTermsID?: number;
  readonly deviceId?: string;
  readonly termsRead?: TermsRead;
  readonly facialTermsRead?: TermsRead;
};

type Endpoints = typeof contract.attempts;
type Reply<K extends keyof Endpoints> = Envelope<Output<Endpoints[K]>>;

/** What the room's page would send, with the reply's envelope and its error code at hand. */
export function roomOf(app: FastifyInstance, { token, ...terms }: TestInvitation) {
  const post = async <K extends keyof Endpoints>(name: K, body: object) => {
    const url = contract.attempts[name].path;
    const reply = await app.inject({ method: 'POST', url, payload: { token, ...body } });
    const { success, data, errors } = reply.json() as Reply<K> & { errors?: { code: string }[] };
    return { success, data: data as Output<Endpoints[K]>, code: errors?.[0]?.code ?? 'ok' };
  };
  return {
    open: () => post('openInvitation', {}),
    enter: ({ facialTermsAccepted = false, ...more }: Entry = {}) =>
      post('getBotQuestions', {
        ...{ deviceId: device, termsID: terms.termsId },
        ...(facialTermsAccepted && { facialTermsID: terms.facialTermsId }),
        ...more,
      }),
    terms: (type: 'Bot' | 'FacialTracking', language?: Language) =>
      post('getInterviewTerms', { type, ...(language !== undefined && { language }) }),
    answer: (answer: {
      botInterviewQuestionID: number;
      choice: number | null;
      life: number;
      revision: number;
      answeredAt: number;
    }) => post('saveAnswer', answer),
    clock: () => post('getClock', {}),
    takeBreak: (number: number, life = 1) => post('takeBreak', { number, life }),
    endBreak: (number: number, life = 1) => post('endBreak', { number, life }),
    submit: (life: number) => post('submitBotInterview', { life }),
    events: (events: object[]) => post('recordAttemptEvents', { events }),
  };
}
