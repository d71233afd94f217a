import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';
import { type Office, openOffice } from '../scheduling/test-scheduling.ts';
import { answer, invite, nothing, whole } from './test-needs.ts';

let service: TestApp;
let ours: Office;

beforeAll(async () => {
  service = await createTestApp();
  ours = await openOffice(service);
});
afterAll(() => service.close());

describe('what was granted', () => {
  test('goes along to the next invitation of the company, where the candidate wished so', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks({ isKept: true });
    await answer(ours.call, `${needID}/grant`, { revision, accommodations: whole, words: '' });
    await ours.act(ada.id, 'cancel', { reason: '', tellsCandidate: false });
    const again = await invite(service, ours, { email: ada.email });
    expect((await ours.invitation(again.id)).accommodations).toEqual(whole);
    expect((await again.open()).data.kept).not.toBeNull();
    const elsewhere = await openOffice(service);
    const other = await invite(service, elsewhere, { email: ada.email });
    expect((await elsewhere.invitation(other.id)).accommodations).toEqual(nothing);
    expect((await again.send('keeping', { isKept: false })).data.kept).toBeNull();
    await ours.act(again.id, 'cancel', { reason: '', tellsCandidate: false });
    const last = await invite(service, ours, { email: ada.email });
    expect((await ours.invitation(last.id)).accommodations).toEqual(nothing);
  });

  test('goes along with a record that becomes another’s', async () => {
    const ada = await invite(service, ours);
    const bert = await invite(service, ours);
    const { needID, revision } = await ada.asks({ isKept: true });
    await answer(ours.call, `${needID}/grant`, { revision, accommodations: whole, words: '' });
    const recordOf = async ({ id }: { id: number }) => {
      const { candidateID } = await ours.invitation(id);
      return (await ours.call('GET', `/api/applicants/${candidateID}`)).data;
    };
    const [gone, kept] = [await recordOf(ada), await recordOf(bert)];
    const merge = {
      ...{ otherID: gone.candidateID, fromOther: [] },
      ...{ updatedAt: kept.updatedAt, otherUpdatedAt: gone.updatedAt },
    };
    const merged = await ours.call('POST', `/api/applicants/${kept.candidateID}/merge`, merge);
    expect(merged.status).toBe(200);
    for (const { id } of [ada, bert]) {
      await ours.act(id, 'cancel', { reason: '', tellsCandidate: false });
    }
    const again = await invite(service, ours, { email: bert.email });
    expect((await ours.invitation(again.id)).accommodations).toEqual(whole);
    expect((await ours.call('GET', `/api/needs/${needID}`)).data.candidateID).toBe(
      kept.candidateID,
    );
  });

  test('is wished for, and no longer, at most some twenty times; and nothing is noted where nothing changed', async () => {
    const ada = await invite(service, ours);
    const about = `action = 'interview.need-kept' and object_id = '${ada.id}'`;
    const noted = async () => (await openedAudit(service, ours.companyId, about)).length;
    for (let time = 0; time < 3; time += 1) await ada.send('keeping', { isKept: false });
    expect(await noted()).toBe(0);
    const { needID, revision } = await ada.asks();
    await answer(ours.call, `${needID}/grant`, { revision, accommodations: whole, words: '' });
    const codes: unknown[] = [];
    for (let time = 0; time < 50; time += 1) {
      codes.push((await ada.send('keeping', { isKept: time % 2 === 0 })).code);
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }));
    expect(codes).toContain('need_closed');
    expect(await noted()).toBeLessThan(45);
  });

  test('is kept also where somebody has asked again since', async () => {
    const ada = await invite(service, ours);
    const { needID, revision } = await ada.asks();
    await answer(ours.call, `${needID}/grant`, { revision, accommodations: whole, words: '' });
    await ada.send('withdrawal', await ada.asks());
    expect((await ada.send('keeping', { isKept: true })).data.kept).not.toBeNull();
  });

  test('is kept by no wish where nothing was granted', async () => {
    const ada = await invite(service, ours);
    expect((await ada.send('keeping', { isKept: true })).code).toBe('need_closed');
  });
});
