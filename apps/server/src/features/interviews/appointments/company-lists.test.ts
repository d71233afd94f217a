import { expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { ours } = await openMonday();

type Listed = { readonly interviewScheduleID: number };

const listed = async (when: string): Promise<number[]> => {
  const { data } = await ours.call('GET', `/api/live-interviews?when=${when}`);
  return data.interviews.map(({ interviewScheduleID }: Listed) => interviewScheduleID);
};

const at = '2027-01-20T09:00:00.000Z';

test('[AV-5] the list tells what the company has to choose from what it waits for', async () => {
  const ada = await ours.colleague();
  const seats = [[{ accountID: ada.accountId }]];
  const asked = await ours.ask(seats, { beginning: 'candidate-offers' });
  expect(await listed('waiting')).toContain(asked.id);
  expect(await listed('to-be-scheduled')).not.toContain(asked.id);
  const { data } = await ours.send('/offers', {
    ...{ token: asked.token, revision: 2, timeZone: 'Europe/Berlin', reason: '', note: '' },
    spans: [{ startsAt: at, endsAt: '2027-01-20T12:00:00.000Z' }],
  });
  expect(await listed('to-be-scheduled')).toContain(asked.id);
  expect(await listed('waiting')).not.toContain(asked.id);
  await ours.act(asked.id, 'booking', { revision: data.revision, startsAt: at });
  for (const when of ['waiting', 'to-be-scheduled'])
    expect(await listed(when)).not.toContain(asked.id);
  expect(await listed('upcoming')).toContain(asked.id);
});

test('[AV-5] the card of the pipeline shows the talk that comes next, and a cancelled one no more', async () => {
  const ada = await ours.colleague();
  const { id, applicationID } = await ours.ask([[{ accountID: ada.accountId }]]);
  const card = async () =>
    (await ours.founder.call('GET', `/api/pipeline/applications/${applicationID}`)).data;
  expect(await card()).toMatchObject({
    interview: null,
    live: { interviewScheduleID: id, state: 'asked', startsAt: null },
  });
  await ours.act(id, 'cancel', { reason: 'The job is filled.' });
  expect((await card()).live).toBeNull();
});

test('a live interview stands in no list of bot interviews, and hinders no invitation', async () => {
  const ada = await ours.colleague();
  const { id, candidateID } = await ours.ask([[{ accountID: ada.accountId }]]);
  const { data: bots } = await ours.call('GET', '/api/interviews');
  const ids = bots.interviews.map(({ interviewScheduleID }: Listed) => interviewScheduleID);
  expect(ids).not.toContain(id);
  const { data: people } = await ours.call(
    'GET',
    `/api/scheduling/people?jobID=${ours.job.jobID}&candidates=${candidateID}`,
  );
  expect(people.people).toMatchObject([{ candidateID, state: null }]);
});
