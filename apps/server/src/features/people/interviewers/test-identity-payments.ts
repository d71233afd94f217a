import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../test-app.ts';
import { png, sent } from '../profiles/test-documents.ts';
import { employment, enter, type Entered, person, skill } from '../profiles/test-register.ts';

const registration = '/api/interviewers/registration';
const payment = '/api/interviewers/identity-payment';

/** An interviewer before the third step. */
export async function beforeCheck(service: TestApp, country = 'NL'): Promise<Entered> {
  const interviewer = await enter(service, 'EXTERNAL_INTERVIEWER');
  const { send } = interviewer;
  await send('PUT', `${registration}/person`, { ...person, country, headline: 'Engineer' });
  const languages = [{ name: 'Dutch', level: 'Native' }];
  const work = { employments: [employment], skills: [skill], languages };
  await send('PUT', `${registration}/employment`, work);
  return interviewer;
}

export const standingOf = async ({ send }: Entered) => (await send('GET', payment)).data;
export const begin = ({ send }: Entered, provider = 'test', intent: string = randomUUID()) =>
  send('POST', payment, { provider, intent });
export const pay = ({ send }: Entered, card = 'good') => send('POST', `${payment}/pay`, { card });
export const checkOut = ({ send }: Entered) => send('POST', `${payment}/checkout`);
export const resend = ({ send }: Entered) => send('POST', `${payment}/resend`);
export const cancel = ({ send }: Entered) => send('POST', `${payment}/cancel`);
export const factsOf = async ({ browser }: Entered) => (await browser.me()).body.data;
export const codeOf = (reply: { errors?: { code: string }[] }) => reply.errors?.[0]?.code;

/** Hands in a passport. */
export async function handIn({ send }: Entered) {
  const body = { kind: 'identity-front', ...sent('passport.png', png()) };
  const { data } = await send('POST', '/api/interviewers/identity-documents', body);
  return send('POST', '/api/interviewers/identity-checks', {
    documentType: 'passport',
    frontDocumentID: Number(data.documentID),
    backDocumentID: null,
    selfieDocumentID: null,
  });
}

/** By a super admin, who found the check in the list. */
export async function decide(office: Entered, accountID: number, reason: string | null) {
  const checks = '/api/administration/identity-checks';
  const list = (await office.send('GET', checks)).data.checks;
  const { checkID } = list.find((one: { accountID: number }) => one.accountID === accountID);
  return reason === null
    ? office.send('POST', `${checks}/${checkID}/approve`)
    : office.send('POST', `${checks}/${checkID}/refuse`, { reason });
}

/** How often money moved for one person, by what stands in the database. */
export async function counted({ owner }: TestApp, accountId: number) {
  const { rows } = await owner.query(
    `select count(*) filter (where state = 'paid')::int as paid,
            (select count(*)::int from pretended_charges c join payments p using (company_id, intent)
              where p.account_id = $1) as charges,
            (select count(*)::int from ledger_transfers t join payments p
                on t.company_id = 0 and t.cause = 'payment:' || p.id || ':paid'
              where p.account_id = $1) as transfers
       from payments where account_id = $1`,
    [accountId],
  );
  return rows[0] as { paid: number; charges: number; transfers: number };
}
