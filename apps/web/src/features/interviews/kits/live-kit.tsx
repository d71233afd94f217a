import type { Output } from '@candor/contract';
import type { getLiveKit } from '@candor/contract/interviews/kits';
import { useRead } from '../../../lib/server-state.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { KitChoice } from './kit-choice.tsx';
import { liveKitQuery, useChooseLiveKit } from './kit-queries.ts';
import { choiceWords } from './kit-words.ts';

/** Of one live interview: which kit its people use, as long as it can be chosen. */
export function LiveKit({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const live = useRead(liveKitQuery(interviewScheduleID));
  const choose = useChooseLiveKit();
  return (
    <section className="stack gap-sm" aria-labelledby="live-kit">
      <h2 id="live-kit">{choiceWords.title}</h2>
      <Loaded query={live} what={choiceWords.what}>
        {({ kit, canChange, cv = null }) => (
          <>
            <p>{kit === null ? choiceWords.noKit : choiceWords.with(kit.name, kit.version)}</p>
            {cv !== null && <CvOfKit cv={cv} />}
            {canChange && (
              <KitChoice
                value={kit?.kitID ?? null}
                isDisabled={choose.isPending}
                error={choose.error?.message}
                onChange={(kitID) =>
                  choose.mutate(
                    { params: { interviewScheduleID }, body: { kitID } },
                    {
                      onSuccess: () => showToast({ tone: 'success', text: choiceWords.chosen }),
                    },
                  )
                }
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

type Cv = NonNullable<Output<typeof getLiveKit>['cv']>;

/** What its people read of the CV, and what a colleague has to do for it. */
function CvOfKit({ cv: { reading, candidateID, fileID, copy } }: { readonly cv: Cv }) {
  // A copy can be of a file that somebody added, where the application came without one.
  if (fileID === null && copy !== 'ready') return <p>{choiceWords.noCv}</p>;
  const file = fileID === null ? {} : { fileID: String(fileID) };
  return (
    <div className={`stack gap-xs start${copy === 'ready' ? '' : ' notice'}`}>
      <p>
        {choiceWords.cvOf[reading]} {choiceWords.copy[copy]}
      </p>
      <ButtonLink
        variant="default"
        to="/company/job-seeker-profile-tab"
        search={{ candidateID: String(candidateID), tab: 'cv', ...file }}
      >
        {choiceWords.toCv[copy]}
      </ButtonLink>
    </div>
  );
}
