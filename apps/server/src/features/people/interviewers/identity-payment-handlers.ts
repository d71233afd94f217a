import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext, Session } from '../../../platform/http/handlers.ts';
import {
  beginFee,
  cancelFee,
  checkOutFee,
  type FeeParts,
  payFee,
  PLATFORM,
  readFeeCreditNote,
  readFeePaper,
  resendFee,
} from '../../operations/billing/index.ts';
import { readPerson } from '../profiles/index.ts';
import { fee, readIdentityFee } from './identity-fee.ts';
import { findProfile } from './interviewer-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.interviewers>,
  | 'getIdentityPayment'
  | 'beginIdentityPayment'
  | 'payIdentityByTestCard'
  | 'checkOutIdentity'
  | 'resendIdentityPayment'
  | 'cancelIdentityPayment'
  | 'getIdentityPaper'
  | 'getIdentityCreditNote'
>;

type Asked = Pick<RequestContext, 'client' | 'now'> & { readonly session: Session };

const payerOf = ({ session: { accountId }, client, now }: Asked) =>
  ({ accountId, fee, client, now }) as const;

/** PY-3. The check of an identity is paid before documents are taken. */
export function identityPaymentHandlers(parts: FeeParts & { readonly baseUrl: string }): Handlers {
  const { db, billing, baseUrl } = parts;
  return {
    getIdentityPayment: ({ session: { accountId }, now }) =>
      db.inCompany(PLATFORM, (tx) => readIdentityFee(tx, billing, { accountId, now }), {
        accountId,
      }),

    async beginIdentityPayment({ body, ...asked }) {
      const payer = payerOf(asked);
      const { accountId } = payer;
      const read = async (tx: Tx) => ({
        country: await countryOf(tx, accountId),
        standing: await readIdentityFee(tx, billing, payer),
      });
      const { country, standing } = await db.inCompany(PLATFORM, read, { accountId });
      if (standing.price === null && standing.payment === null && billing !== null) {
        throw refuse('nothing_due');
      }
      return beginFee(parts, payer, { ...body, country });
    },

    payIdentityByTestCard: ({ body, ...asked }) => payFee(parts, payerOf(asked), body.card),
    checkOutIdentity: (asked) =>
      checkOutFee(parts, payerOf(asked), new URL('/id-verification', baseUrl).href),
    resendIdentityPayment: (asked) => resendFee(parts, payerOf(asked)),
    cancelIdentityPayment: (asked) => cancelFee(parts, payerOf(asked)),
    getIdentityPaper: ({ params, session: { accountId } }) =>
      readFeePaper(parts, accountId, params),
    getIdentityCreditNote: ({ params, session: { accountId } }) =>
      readFeeCreditNote(parts, accountId, params.creditNoteID),
  };
}

/** Whose tax is added. The steps before this one say it. */
async function countryOf(tx: Tx, accountId: number): Promise<string> {
  const isDone = Boolean((await findProfile(tx, accountId))?.employmentDoneAt);
  const person = isDone ? await readPerson(tx, accountId) : null;
  if (person === null) {
    throw refuse('steps_first');
  }
  return person.country;
}
