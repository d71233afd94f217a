import { useRead } from '../../../lib/server-state.ts';
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
        {({ kit, canChange }) => (
          <>
            <p>{kit === null ? choiceWords.noKit : choiceWords.with(kit.name, kit.version)}</p>
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
