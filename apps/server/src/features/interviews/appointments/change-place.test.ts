import { describe, expect, test } from 'vitest';
import { answersOf, nine, poolOf, zone } from './test-answers.ts';
import { openMonday } from './test-studio.ts';

const scene = await openMonday();
const { service, ours } = scene;
const { revisionOf, mailsOf, actions } = answersOf(scene);

describe('where it happens', () => {
  const put = async (id: number, place: object, reason = '') =>
    ours.call('PUT', `/api/live-interviews/${id}/place`, {
      ...{ revision: await revisionOf(id), reason, place },
    });

  test('is changed while it is booked: everybody is told once, and calendars take the new entry', async () => {
    const ada = await ours.colleague();
    const { id, token, email } = await ours.ask([poolOf(ada)]);
    await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
    const before = [await mailsOf(email), await mailsOf(ada.email)];
    const address = { kind: 'address', text: 'Storgata 1, Oslo' };
    expect((await put(id, address, 'A bigger room.')).status).toBe(200);
    const after = [await mailsOf(email), await mailsOf(ada.email)];
    for (const [index, mails] of after.entries()) {
      const fresh = mails.filter((mail) => !before[index]?.includes(mail));
      expect(fresh).toEqual([expect.stringContaining('Storgata 1, Oslo')]);
      expect(fresh[0]).toContain('A bigger room.');
      expect(fresh[0]).toContain('SEQUENCE:1');
    }
    expect(await ours.read(id)).toMatchObject({ startsAt: nine, place: address });
    expect((await actions(id)).at(-1)).toBe('interview.place-changed');
  });

  test('is changed before without a mail; the same place and an empty one are refused', async () => {
    const ada = await ours.colleague();
    const { id, email, token } = await ours.ask([poolOf(ada)]);
    const before = (await service.mailsTo(email)).length;
    expect((await put(id, { kind: 'phone', text: '+47 22 00 00 00' })).status).toBe(200);
    expect((await service.mailsTo(email)).length).toBe(before);
    expect((await ours.send('', { token })).data.place).toEqual({
      ...{ kind: 'phone', text: '+47 22 00 00 00' },
    });
    expect((await put(id, { kind: 'phone', text: '+47 22 00 00 00' })).code).toBe('no_change');
    expect((await put(id, { kind: 'address', text: ' ' })).status).toBe(422);
  });
});
