import type { OfferContent, ShownOffer } from '@candor/contract/hiring/offer-fields';
import { fillLetter } from '@candor/contract/hiring/mail-template-rules';
import { offerDay, offerPay } from '@candor/contract/hiring/offer-words';

type Whose = {
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly companyName: string;
};

type Sending = {
  readonly whose: Whose;
  readonly content: OfferContent;
  readonly expiresAt: Date;
  readonly sentAt: Date;
};

/** What the candidate sees, from then on and without change, with every word filled in. */
export function shownOf({ whose, content, expiresAt, sentAt }: Sending): ShownOffer {
  const { firstName, lastName, jobTitle, companyName } = whose;
  const { terms, message, startsOn, expiresOn, timeZone } = content;
  const candidateName = `${firstName} ${lastName}`.trim();
  const salary = offerPay(content);
  const values = {
    ...{ firstName, candidateName, jobTitle, companyName, salary },
    startDate: offerDay(startsOn),
    answerBy: offerDay(expiresOn),
  };
  return {
    ...{ companyName, candidateName, jobTitle, terms: fillLetter(terms, values).trim() },
    ...{ message: message.trim(), salary, startsOn, timeZone },
    expiresAt: expiresAt.toISOString(),
    sentAt: sentAt.toISOString(),
  };
}
