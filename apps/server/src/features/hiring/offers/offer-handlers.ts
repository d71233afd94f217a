import type { contract } from '@candor/contract';
import type { OfferPay } from '@candor/contract/hiring/offer-rules';
import { offerPay } from '@candor/contract/hiring/offer-words';
import { areas, rights } from '@candor/contract/people/right-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { CompanySession, HandlersOf, Resolvers } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { isCandidateKnown } from '../candidate-records/index.ts';
import { listJobMembers } from './approval-store.ts';
import {
  askForApproval,
  decideOffer,
  reopenOffer,
  sendOffer,
  withdrawOffer,
} from './offer-deeds.ts';
import { offerLinkHandlers } from './offer-link-handlers.ts';
import { listOfferable, listOffersOf } from './offer-list-store.ts';
import type { Telling } from './offer-notices.ts';
import { paperOf } from './offer-paper.ts';
import { type Addressee, findAddressee } from './offer-store.ts';
import { offerTemplateHandlers } from './offer-template-handlers.ts';
import { listTemplateChoices } from './offer-template-store.ts';
import { beginOffer, copyOffer, saveOffer } from './offer-writing.ts';
import { isApprover, noSuchOffer, stateAt, takeOffer, wholeOffer } from './read-offer.ts';

type Handlers = HandlersOf<typeof contract.offers>;
type Parts = Telling & { readonly db: Database; readonly may: Resolvers['privilege'] };

export const createOfferHandlers = ({ db, may, ...telling }: Parts): Handlers => ({
  ...offerTemplateHandlers(db),
  ...readHandlers({ db, may }),
  ...writeHandlers(db),
  ...deedHandlers({ db, may, ...telling }),
  ...offerLinkHandlers({ db, ...telling }),
});

const changing = { featureId: areas.candidates, activityId: rights.change } as const;
const looking = { featureId: areas.candidates } as const;
const paying = { featureId: areas.jobs, activityId: rights.salary } as const;

const maysRead = async (may: Parts['may'], session: CompanySession): Promise<boolean> =>
  (await may(session, looking)) && (await may(session, paying));

function readHandlers({
  db,
  may,
}: Pick<Parts, 'db' | 'may'>): Pick<
  Handlers,
  'listOffers' | 'getOfferChoices' | 'getOffer' | 'getOfferPaper'
> {
  return {
    listOffers: ({ params: { candidateID: candidateId }, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const whose = { companyId, candidateId };
        if (!(await isCandidateKnown(tx, whose))) {
          throw refuse('not_found', { params: { what: 'candidate' } });
        }
        const listed = await listOffersOf(tx, whose);
        return {
          offers: listed.map(
            ({ salary, currency, salaryPeriod, changedAt, expiresAt, ...row }) => ({
              ...row,
              state: stateAt({ state: row.state, expiresAt }, now),
              salary: offerPay({ salary, currency, salaryPeriod } as OfferPay),
              changedAt: changedAt.toISOString(),
              expiresAt: expiresAt?.toISOString() ?? null,
            }),
          ),
          applications: await listOfferable(tx, whose, now),
        };
      }),

    getOfferChoices: ({ params: { applicationID }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const addressee = await findAddressee(tx, { companyId, applicationId: applicationID });
        if (addressee === undefined) throw refuse('not_found', { params: { what: 'application' } });
        const members = await listJobMembers(tx, companyId, addressee.jobId);
        return {
          ...shownAddressee(addressee),
          templates: await listTemplateChoices(tx, companyId),
          members: members.map(({ membershipId, name }) => ({ membershipID: membershipId, name })),
        };
      }),

    async getOffer({ params: { offerID: offerId }, session, now }) {
      const { companyId, accountId } = session;
      const mayRead = await maysRead(may, session);
      const mayWrite = mayRead && (await may(session, changing));
      return db.inCompany(companyId, async (tx) => {
        const offer = await takeOffer(tx, { companyId, offerId });
        if (!mayRead && !(await isApprover(tx, offer, accountId))) throw noSuchOffer();
        return wholeOffer(tx, offer, { reader: { accountId, mayRead, mayWrite }, now });
      });
    },

    getOfferPaper: async ({ params: { offerID: offerId }, session: { companyId } }) =>
      paperOf(await db.inCompany(companyId, (tx) => takeOffer(tx, { companyId, offerId }))),
  };
}

function shownAddressee({ candidateId, firstName, lastName, ...rest }: Addressee) {
  const { jobTitle, companyName, salaryCurrency, salaryPeriod } = rest;
  return {
    ...{ candidateID: candidateId, candidateName: `${firstName} ${lastName}`.trim(), firstName },
    ...{ jobTitle, companyName },
    // The table takes any text; the list of both is the contract's, and jobs write no other.
    currency: salaryCurrency as never,
    salaryPeriod: salaryPeriod as never,
  };
}

function writeHandlers(db: Database): Pick<Handlers, 'createOffer' | 'saveOffer' | 'copyOffer'> {
  return {
    createOffer: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) => beginOffer(tx, deed, body)),
    saveOffer: ({ params, body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) => saveOffer(tx, deed, { ...params, ...body })),
    copyOffer: ({ params: { offerID }, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) => copyOffer(tx, deed, offerID)),
  };
}

function deedHandlers({
  db,
  may,
  ...telling
}: Parts): Pick<
  Handlers,
  'askForApproval' | 'decideOffer' | 'reopenOffer' | 'sendOffer' | 'withdrawOffer'
> {
  return {
    askForApproval: ({ params, body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        askForApproval(tx, telling, { deed, named: { ...params, ...body } }),
      ),
    async decideOffer({ params: { offerID }, body: { version, ...body }, ...request }) {
      const mayRead = await maysRead(may, request.session);
      return companyWrite(db, deedOf(request), (tx, deed) =>
        decideOffer(tx, telling, { deed, named: { offerID, version }, mayRead, ...body }),
      );
    },
    reopenOffer: ({ params, body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        reopenOffer(tx, deed, { ...params, ...body }),
      ),
    sendOffer: ({ params, body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        sendOffer(tx, telling, { deed, named: { ...params, ...body } }),
      ),
    withdrawOffer: ({ params: { offerID }, body: { version, reason }, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        withdrawOffer(tx, telling, { deed, named: { offerID, version }, reason }),
      ),
  };
}
