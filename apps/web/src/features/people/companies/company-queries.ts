import type { Endpoint, Input, Output } from '@candor/contract';
import { getMe } from '@candor/contract/people/accounts';
import {
  askToJoinCompany,
  createCompany,
  getCompany,
  getOwnProfile,
  saveLogo,
  saveOwnProfile,
  updateCompany,
} from '@candor/contract/people/companies';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { read, refresh, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { storeFacts } from '../../../lib/session.ts';
import { removeStored, storageKeys } from '../../../lib/storage.ts';

export type Company = Output<typeof getCompany>;
export type OwnProfile = Output<typeof getOwnProfile>;
export type BodyOf<E extends Endpoint> = Input<E> extends { readonly body: infer B } ? B : never;

export const companyQuery = read(getCompany, {});
export const ownProfileQuery = read(getOwnProfile, {});

/** What the shell decides by has changed on the server: the stored login data follows. */
async function refreshFacts(): Promise<void> {
  storeFacts(await call(getMe, {}));
}

/**
 * A change of the company or of oneself in it. It counts as done once the facts are here as well: the page that
 * follows is decided by them. `onDone` stands here and not at the call, because the frame of the page may change
 * with the facts, and what is left to the call is then forgotten.
 */
function useSetUpStep<E extends Endpoint>(endpoint: E, onDone: () => void = () => {}) {
  const queries = useQueryClient();
  return useTask<Output<E>, CallError<E>, Input<E>>(
    async (input) => {
      const output = await call(endpoint, input);
      await refreshFacts();
      return output;
    },
    {
      refreshes: [],
      // Not waited for: the page that follows begins at once.
      onDone: () => {
        void refresh(queries, ['/api/companies']);
        onDone();
      },
    },
  );
}

export const useUpdateCompany = () => useSetUpStep(updateCompany);
export const useSaveLogo = () => useSetUpStep(saveLogo);
export const useSaveOwnProfile = (onDone: () => void) => useSetUpStep(saveOwnProfile, onDone);

type Logo = BodyOf<typeof saveLogo>['logo'];

/** Company and logo in one step. A logo that fails is no reason to found the company twice: it may follow later. */
export function useCreateCompany(
  logo: Logo,
  onDone: (done: { readonly isLogoMissing: boolean }) => void,
) {
  return useTask<
    { isLogoMissing: boolean },
    CallError<typeof createCompany>,
    Input<typeof createCompany>
  >(
    async (input) => {
      await call(createCompany, input);
      const isLogoMissing = logo !== null && !(await succeeds(call(saveLogo, { body: { logo } })));
      await refreshFacts();
      removeStored(storageKeys.isNewCompany);
      return { isLogoMissing };
    },
    // Of the work, and not of the form: with the company the console comes in its place, where nothing is sold.
    { refreshes: [], onDone },
  );
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

export const useAskToJoin = () =>
  useWriteOf<typeof askToJoinCompany, undefined>(askToJoinCompany, () => ({}), { refreshes: [] });
