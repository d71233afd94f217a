import { createHash } from 'node:crypto';
import { languages } from '@candor/contract/people/language-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { invite, roomOf, type TestInvitation } from './test-invitation.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
});
afterAll(() => service.close());

const invited = () => invite(service.db, service.owner, new Date());

const watchFaces = ({ companyId }: TestInvitation) =>
  service.owner.query('update blueprints set facial_tracking = true where company_id = $1', [
    companyId,
  ]);

async function keptOf({ companyId }: TestInvitation) {
  const { rows } = await service.owner.query(
    'select terms_text, terms_language, facial_terms_text, facial_terms_language from attempts where company_id = $1',
    [companyId],
  );
  return rows;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

test.each(languages)(
  '[BI-1] [BI-2] read in “%s”, both terms are in that language, and these very words are kept',
  async (language) => {
    const invitation = await invited();
    await watchFaces(invitation);
    const room = roomOf(service.app, invitation);
    const [bot, face] = [
      (await room.terms('Bot', language)).data,
      (await room.terms('FacialTracking', language)).data,
    ];
    for (const read of [bot, face]) {
      expect(read).toMatchObject({ language, hash: hashOf(read.termsAndConditions) });
    }
    const english = (await room.terms('Bot')).data;
    expect(english.language).toBe('en');
    expect(bot.termsAndConditions === english.termsAndConditions).toBe(language === 'en');
    const entered = await room.enter({
      facialTermsAccepted: true,
      termsRead: { language, hash: bot.hash ?? '' },
      facialTermsRead: { language, hash: face.hash ?? '' },
    });
    expect(entered.code).toBe('ok');
    expect(await keptOf(invitation)).toEqual([
      {
        ...{ terms_text: bot.termsAndConditions, terms_language: language },
        ...{ facial_terms_text: face.termsAndConditions, facial_terms_language: language },
      },
    ]);
  },
);

test('a page of before, which says nothing, has shown English: that is kept', async () => {
  const invitation = await invited();
  const room = roomOf(service.app, invitation);
  const { termsAndConditions } = (await room.terms('Bot')).data;
  await room.enter();
  expect(await keptOf(invitation)).toEqual([
    {
      ...{ terms_text: termsAndConditions, terms_language: 'en' },
      ...{ facial_terms_text: null, facial_terms_language: null },
    },
  ]);
});

test('what was changed between reading and starting is asked for again, whoever read in which language', async () => {
  const invitation = await invited();
  const room = roomOf(service.app, invitation);
  const read = async () => ({
    termsRead: { language: 'de', hash: (await room.terms('Bot', 'de')).data.hash ?? '' } as const,
  });
  const before = await read();
  await service.owner.query('update blueprints set retention_days = 77 where company_id = $1', [
    invitation.companyId,
  ]);
  expect((await room.enter(before)).code).toBe('terms_changed');
  expect(await keptOf(invitation)).toEqual([]);
  const hash = before.termsRead.hash;
  expect((await room.enter({ termsRead: { language: 'en', hash } })).code).toBe('terms_changed');
  expect((await room.enter(await read())).code).toBe('ok');
  expect((await keptOf(invitation))[0].terms_text).toContain('77 Tage');
});

test('terms that a super admin wrote are read as they were written, whatever language was asked for', async () => {
  const url = '/api/administration/terms/Bot';
  const { versions, isTranslated } = (await office.send('GET', url)).data;
  expect(isTranslated).toBe(true);
  const own = `${versions[0].termsAndConditions}\n\nSei pünktlich.`;
  const draft = { termsAndConditions: own, revision: 0 };
  const { data } = await office.send('PUT', `${url}/draft`, draft);
  expect((await office.send('POST', `${url}/publish`, data)).status).toBe(200);
  expect((await office.send('GET', url)).data.isTranslated).toBe(false);
  const invitation = await invited();
  const room = roomOf(service.app, invitation);
  const [french, english] = [await room.terms('Bot', 'fr'), await room.terms('Bot')];
  expect(french.data).toEqual(english.data);
  expect(french.data.language).toBeNull();
  expect(french.data.termsAndConditions).toContain('Sei pünktlich.');
  const read = { language: 'fr', hash: french.data.hash ?? '' } as const;
  expect((await room.enter({ termsRead: read })).code).toBe('ok');
  expect((await keptOf(invitation))[0]).toMatchObject({ terms_language: null });
});
