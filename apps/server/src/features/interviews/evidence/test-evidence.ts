import { insideOf } from '../../hiring/candidate-page/test-page.ts';
import type { TestApp } from '../../../test-app.ts';

type Inside = Awaited<ReturnType<typeof insideOf>>;
type Plan = { readonly companyId: number; readonly now: Date; readonly episodes?: number };

export const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const ROOM_KEY = keyOf(999_999);

/** A submitted interview of this candidate: what monitors and room noted, two answers of three, and its recording. */
async function plantTaken(
  { owner, objects }: TestApp,
  { candidateID, jobID, applicationID }: Inside,
  { companyId, now, episodes = 2 }: Plan,
) {
  const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
    const row = { company_id: companyId, ...values };
    const places = Object.keys(row).map((_, i) => `$${i + 1}`);
    const text = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning *`;
    return Number((await owner.query(text, Object.values(row))).rows[0].id ?? 0);
  };
  const started = new Date(now.getTime() - 3_600_000);
  const after = (seconds: number) => new Date(started.getTime() + seconds * 1000);
  const watched = { facial_tracking: true };
  const blueprint_id = await insert('blueprints', { name: 'First', minutes: 45, ...watched });
  const of = { job_id: jobID, candidate_id: candidateID, application_id: applicationID };
  const open = { opens_at: after(-60), closes_at: after(90_000) };
  const scheduleId = await insert('interview_schedules', { ...of, blueprint_id, ...open });
  const attemptId = await insert('attempts', {
    ...{ schedule_id: scheduleId, status: 'submitted', question_count: 3, correct_count: 1 },
    ...{ started_at: started, deadline_at: after(2700), ended_at: after(1800) },
  });
  const session = { attempt_id: attemptId, candidate_id: candidateID, started_at: started };
  const session_id = await insert('proctoring_sessions', session);
  await owner.query(
    `insert into proctoring_events (company_id, session_id, session_started_at, event_key, tracking_system, violation_type,
                                    severity_level, confidence, detected_at, violation_description)
     select $1, $2, $3, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'eye', case when n % 2 = 1 then 'NO_FACE' else 'MULTIPLE_FACES' end, 'high', 0.62,
            $3::timestamptz + make_interval(secs => n * 1700 / ($4 + 1)), 'No face'
       from generate_series(1, $4::int) n`,
    [companyId, session_id, started, episodes],
  );
  const room = { attempt_id: attemptId, attempt_started_at: started, event_key: ROOM_KEY };
  await insert('attempt_events', {
    ...{ ...room, kind: 'tab-hidden', life: 1, occurred_at: after(300) },
  });
  const object_key = `companies/${companyId}/own-${attemptId}.mp4`;
  await objects.put(object_key, Buffer.from('0123456789'), 'video/mp4');
  const timeline = [{ startedAt: started.getTime(), atMs: 0, durationMs: 1_800_000 }].map(
    (segment) => ({ ...segment, systemAudio: true, microphone: true }),
  );
  await insert('recordings', {
    ...{ subject: 'attempt', subject_id: attemptId, status: 'playable', object_key },
    ...{ mime_type: 'video/mp4', duration_ms: 1_800_000, bytes: 10, playable_at: now },
    timeline: JSON.stringify(timeline),
  });
  return { scheduleId, attemptId };
}

type Company = Parameters<typeof insideOf>[1];

/** Somebody inside their page who took an interview, and what they ask of it. */
export async function takenBy(
  service: TestApp,
  { of, clock, now, episodes }: Company & { readonly now: Date; readonly episodes: number },
) {
  const person = await insideOf(service, { of, clock });
  const plan = { companyId: of.companyId, now, episodes };
  const { scheduleId, attemptId } = await plantTaken(service, person, plan);
  return { ...person, scheduleId, attemptId, ...asking(person, scheduleId) };
}

export const asking = (
  { browser, token }: Pick<Inside, 'browser' | 'token'>,
  scheduleId: number,
) => {
  const whose = { token, interviewScheduleID: scheduleId };
  return {
    read: () => browser.post('evidence', whose),
    watch: () => browser.post('evidence/recording', whose),
    explain: (...explanations: readonly { eventKey: string | null; words: string }[]) =>
      browser.post('evidence/explanations', { ...whose, explanations }),
  };
};
