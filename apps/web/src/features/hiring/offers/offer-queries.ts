import type { Endpoint, Input, Output } from '@candor/contract';
import { getOwnOfferPaper, openOffer } from '@candor/contract/hiring/offer-links';
import {
  createOfferTemplate,
  getOfferTemplate,
  type listOfferTemplates,
  retireOfferTemplate,
  saveOfferTemplate,
} from '@candor/contract/hiring/offer-templates';
import {
  createOffer,
  getOffer,
  getOfferChoices,
  getOfferPaper,
  listOffers,
  saveOffer,
} from '@candor/contract/hiring/offers';
import { heard } from '../../../lib/changes.ts';
import { call } from '../../../lib/api.ts';
import { read, useTask, useWrite } from '../../../lib/server-state.ts';
import { savePdf } from '../../../ui/save-pdf.ts';

export type TemplatePage = Output<typeof listOfferTemplates>;
export type TemplateRow = TemplatePage['templates'][number];
export type Template = Output<typeof getOfferTemplate>;
export type Offer = Output<typeof getOffer>;
export type OfferRow = Output<typeof listOffers>['offers'][number];
export type OfferChoices = Output<typeof getOfferChoices>;
export type OfferBody = Input<typeof createOffer>['body'];
export type OwnOffer = Output<typeof openOffer>;
export type Saved = Output<typeof saveOffer>;

export const templateQuery = (offerTemplateID: string) =>
  read(getOfferTemplate, { params: { offerTemplateID } });
export const offersQuery = (candidateID: string) =>
  read(listOffers, { params: { candidateID } }, heard({ hears: { applications: true } }));
export const offerQuery = (offerID: string) =>
  read(getOffer, { params: { offerID } }, heard({ hears: { applications: true } }));
export const choicesQuery = (applicationID: string | null) =>
  read(getOfferChoices, applicationID === null ? null : { params: { applicationID } });
export const ownOfferQuery = (token: string) => read(openOffer, { body: { token } });

const ofTemplates = { refreshes: ['/api/offer-templates'] } as const;
export const useCreateTemplate = () => useWrite(createOfferTemplate, ofTemplates);
export const useSaveTemplate = () => useWrite(saveOfferTemplate, ofTemplates);
export const useRetireTemplate = () => useWrite(retireOfferTemplate, ofTemplates);

/** After a refusal too: what it was about is not as the page showed it. */
export const offerChange = {
  refreshes: ['/api/offers', '/api/applicants', '/api/pipeline'],
  evenIfRefused: true,
} as const;
export const useOfferDeed = <E extends Endpoint>(endpoint: E) => useWrite(endpoint, offerChange);
export const useCreateOffer = () => useWrite(createOffer, offerChange);
export const useSaveOffer = () => useWrite(saveOffer, offerChange);

export const usePaper = (offerID: number) =>
  useTask(
    async () => savePdf(await call(getOfferPaper, { params: { offerID: String(offerID) } })),
    { refreshes: [] },
  );

/** What a candidate does; whatever comes of it, the page shows how it stands now. */
export const ownChange = { refreshes: [openOffer], evenIfRefused: true } as const;

export const useOwnPaper = (token: string) =>
  useTask(async () => savePdf(await call(getOwnOfferPaper, { body: { token } })), {
    refreshes: [],
  });
