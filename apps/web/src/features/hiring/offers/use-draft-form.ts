import { dayAt, dayText } from '@candor/contract/interviews/zone-rules';
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
  const create = useCreateOffer();
  const save = useSaveOffer();
  const timeZone = ownZone();
  const { submit, ...listed } = useListedForm<OfferValues>({
    initial:
      offer === undefined
        ? proposedOffer(choices, { today: todayIn(timeZone), timeZone })
        : valuesOf(offer),
    problemsOf: (values) => problemsOf(values, todayIn(values.timeZone)),
    pathOf: (path) => path.replace(/^content\./, ''),
  });
  const { form } = listed;
  const store = (): Promise<Saved> => {
    const values = form.getValues();
    const approvers = values.approvers.map(({ membershipID }) => Number(membershipID));
    const body = { content: contentOf(values), approvers };
    if (offer === undefined) {
      return create.mutateAsync({ body: { ...body, applicationID: Number(applicationID) } });
    }
    const { offerID, version } = offer;
    return save.mutateAsync({ params: { offerID: String(offerID) }, body: { ...body, version } });
  };
  return { ...listed, send: () => submit(async () => onSaved(await store())) };
}

export type DraftFormState = ReturnType<typeof useDraftForm>['form'];
