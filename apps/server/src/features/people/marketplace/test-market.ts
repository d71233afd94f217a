import type { TestApp } from '../../../test-app.ts';
import { proposedHours } from '@candor/contract/interviews/availability-rules';
import { employment, enter, type Entered, person } from '../profiles/test-register.ts';

export const offer = {
  ...{ revision: 0, rate: 9000, currency: 'EUR', keptFrom: [] as string[], isPublished: true },
  ...{ about: 'Ten years of databases.', sample: 'Explained the trade-off; missed the index.' },
};

const registration = '/api/interviewers/registration';
const work = {
  employments: [employment],
  skills: [
    { name: 'PostgreSQL', rating: 5 },
    { name: 'Go', rating: 3 },
  ],
  languages: [{ name: 'Dutch', level: 'Native' }],
};

/** An interviewer who has done the first two steps. */
export async function registered(service: TestApp): Promise<Entered> {
  const found = await enter(service, 'EXTERNAL_INTERVIEWER');
  await found.send('PUT', `${registration}/person`, { ...person, headline: 'Staff engineer' });
  await found.send('PUT', `${registration}/employment`, work);
  return found;
}

/** As if a super admin had confirmed who they are. */
export async function confirm({ owner }: TestApp, accountId: number): Promise<void> {
  const { rows } = await owner.query(
    `insert into documents (account_id, kind, object_key, content_type, bytes, file_name, uploaded_at)
     values ($1, 'identity-front', 'k', 'image/png', 1, 'p.png', now()) returning id`,
    [accountId],
  );
  await owner.query(
    `insert into identity_checks (account_id, document_type, front_id, provider, status, submitted_at, decided_at)
     values ($1, 'passport', $2, 'documents', 'approved', now(), now())`,
    [accountId, rows[0].id],
  );
}

/** Somebody whom companies find, and who is free from nine to five of their own time. */
export async function published(service: TestApp, change: Partial<typeof offer> = {}) {
  const found = await registered(service);
  await confirm(service, found.accountId);
  const hours = { ...proposedHours('Europe/Amsterdam'), noticeHours: 0, revision: 0 };
  await found.send('PUT', '/api/availability', hours);
  const { status } = await found.send('PUT', '/api/marketplace/offer', { ...offer, ...change });
  if (status !== 200) throw new Error(`The offer was not saved: ${status}`);
  return found;
}
