import type { TestApp } from '../../../test-app.ts';
import { createSharing } from '../../interviews/viewing/test-viewing.ts';
import { openBrowser, pageTokensTo } from './test-page.ts';

type Sharing = Awaited<ReturnType<typeof createSharing>>;
type Recorded = Pick<Sharing, 'companyId' | 'scheduleId' | 'candidateEmail'>;

/** People on their own page, whose interview was recorded. */
export function ownRecordings(service: TestApp) {
  const rowsOf = async (text: string, ...values: unknown[]) =>
    (await service.owner.query(text, values)).rows;

  async function onPage(
    { companyId, scheduleId, candidateEmail }: Recorded,
    jurisdiction: string | null = 'us-il',
  ) {
    const [{ id: candidateId }] = await rowsOf(
      `select candidate_id::int as id from interview_schedules where company_id = $1 and id = $2`,
      ...[companyId, scheduleId],
    );
    await rowsOf(
      'update jobs set jurisdiction = $2 where company_id = $1',
      companyId,
      jurisdiction,
    );
    const about = { companyId, candidateId };
    await service.db.inCompany(companyId, (tx) =>
      service.postOffice.post(tx, {
        ...{ key: `to-candidate:${candidateId}`, to: candidateEmail, greeting: 'Hello,' },
        ...{ subject: 'Your interview', preview: '', paragraphs: ['Thank you.'], about },
      }),
    );
    const [token = ''] = await pageTokensTo(service, candidateEmail);
    const browser = openBrowser(service);
    await browser.enter(token, candidateEmail);
    const ask = () =>
      browser.post('recording-deletion', { token, interviewScheduleID: scheduleId });
    const recording = async () => (await browser.open(token)).data.recordings[0];
    return { token, browser, ask, recording };
  }

  return {
    rowsOf,
    onPage,
    /** Of a job that follows this law. */
    async inside(jurisdiction: string | null = 'us-il') {
      const sharing = await createSharing(service);
      return { ...sharing, ...(await onPage(sharing, jurisdiction)) };
    },
    logOf: async ({ companyId, scheduleId }: Pick<Sharing, 'companyId' | 'scheduleId'>) =>
      (
        await rowsOf(
          `select action, actor_kind from audit_log
            where company_id = $1 and object_kind = 'interview' and object_id = $2
              and action like 'recording.delet%' order by seq`,
          ...[companyId, scheduleId],
        )
      ).map((row) => `${row.actor_kind} ${row.action}`),
    hold: ({ companyId }: Pick<Sharing, 'companyId'>) =>
      rowsOf(
        `update candidates set held_at = $2, held_because = 'A dispute.' where company_id = $1`,
        ...[companyId, service.clock()],
      ),
    stateOf: ({ companyId }: Pick<Sharing, 'companyId'>, file = 'recording-1.mp4') =>
      service.objects.head(`companies/${companyId}/${file}`).then(
        () => 'there',
        () => 'gone',
      ),
  };
}
