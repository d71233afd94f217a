import { APPROVERS_MOST } from '@candor/contract/hiring/offer-rules';
import { Button, NativeSelect } from '@mantine/core';
import { field, Group } from '../../../ui/step-form.tsx';
import type { OfferChoices } from './offer-queries.ts';
import { draftWords } from './offer-words.ts';
import type { DraftFormState } from './use-draft-form.ts';

type Props = { readonly form: DraftFormState; readonly members: OfferChoices['members'] };

/** Who approves, one below the other in the order in which they are asked. */
export function ApproverFields({ form, members }: Props) {
  const { approvers } = form.getValues();
  const people = members.map(({ membershipID, name }) => ({
    value: String(membershipID),
    label: name,
  }));
  return (
    <Group title={draftWords.approvers} hint={draftWords.approversHint}>
      <div className="stack gap-sm">
        {approvers.map((_, index) => (
          <div key={index} className="row top">
            <NativeSelect
              aria-label={draftWords.approver(index + 1)}
              data={[{ value: '', label: draftWords.choose }, ...people]}
              {...field(form, `approvers.${index}.membershipID`)}
            />
            <Button
              variant="default"
              aria-label={draftWords.removeApprover(index + 1)}
              onClick={() => form.removeListItem('approvers', index)}
            >
              {draftWords.remove}
            </Button>
          </div>
        ))}
        {approvers.length < APPROVERS_MOST && (
          <div>
            <Button
              variant="default"
              onClick={() => form.insertListItem('approvers', { membershipID: '' })}
            >
              {draftWords.addApprover}
            </Button>
          </div>
        )}
      </div>
    </Group>
  );
}
