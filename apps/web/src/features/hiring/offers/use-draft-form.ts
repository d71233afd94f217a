import { dayAt, dayText } from '@candor/contract/interviews/zone-rules';
import { useState } from 'react';
import { useListedForm } from '../../../lib/use-listed-form.ts';
import { ownZone } from '../../../ui/own-zone.ts';
import {
  type Offer,
  type OfferChoices,
  type Saved,
  useCreateOffer,
  useSaveOffer,
} from './offer-queries.ts';
import {
  contentOf,
  type OfferValues,
  problemsOf,
  proposedOffer,
  valuesOf,
} from './offer-values.ts';

const todayIn = (timeZone: string): string => dayText(dayAt(Date.now(), timeZone));

export type DraftGiven = {
  readonly applicationID: string;
  /** undefined: a new one. */
  readonly offer: Offer | undefined;
  readonly choices: OfferChoices;
  readonly onSaved: (saved: Saved) => void;
};

export function useDraftForm({ applicationID, offer, choices, onSaved }: DraftGiven) {
  // What it began with: where a colleague saves meanwhile, saving here says so instead of writing over it.
  const [begun] = useState(offer);
  const create = useCreateOffer();
  const save = useSaveOffer();
  const timeZone = ownZone();
  const { submit, ...listed } = useListedForm<OfferValues>({
    initial:
      begun === undefined
        ? proposedOffer(choices, { today: todayIn(timeZone), timeZone })
        : valuesOf(begun, choices),
    problemsOf: (values) => problemsOf(values, todayIn(values.timeZone)),
    pathOf: (path) => path.replace(/^content\./, ''),
  });
  const { form } = listed;
  const store = (): Promise<Saved> => {
    const values = form.getValues();
    const approvers = values.approvers.map(({ membershipID }) => Number(membershipID));
    const body = { content: contentOf(values), approvers };
    if (begun === undefined) {
      return create.mutateAsync({ body: { ...body, applicationID: Number(applicationID) } });
    }
    const { offerID, version } = begun;
    return save.mutateAsync({ params: { offerID: String(offerID) }, body: { ...body, version } });
  };
  return { ...listed, send: () => submit(async () => onSaved(await store())) };
}

export type DraftFormState = ReturnType<typeof useDraftForm>['form'];
