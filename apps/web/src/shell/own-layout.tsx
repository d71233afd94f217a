import { lazy, Suspense } from 'react';
import { loadedOnce } from '../lib/loaded-once.ts';
import { useSession } from '../lib/session.ts';
import { readStored, storageKeys } from '../lib/storage.ts';

const frames = {
  task: lazy(loadedOnce(async () => (await import('./task-layout.tsx')).AccountTaskLayout)),
  company: lazy(loadedOnce(async () => (await import('./company-layout.tsx')).CompanyLayout)),
  candidate: lazy(loadedOnce(async () => (await import('./candidate-layout.tsx')).CandidateLayout)),
  interviewer: lazy(
    loadedOnce(async () => (await import('./interviewer-layout.tsx')).InterviewerLayout),
  ),
  superAdmin: lazy(
    loadedOnce(async () => (await import('./super-admin-layout.tsx')).SuperAdminLayout),
  ),
};

const frameOf = new Map<string | undefined, keyof typeof frames>([
  ['COMPANY_ADMIN', 'company'],
  ['COMPANY_USER', 'company'],
  ['CANDIDATE', 'candidate'],
  ['EXTERNAL_INTERVIEWER', 'interviewer'],
  ['SUPER_ADMIN', 'superAdmin'],
]);

/** What everybody has of their own stands in the frame of their pages; a first password stands alone. */
export function OwnLayout() {
  const type = useSession()?.userType[0];
  const isTemporary = readStored(storageKeys.temporaryPassword) === 'true';
  const Frame = frames[isTemporary ? 'task' : (frameOf.get(type) ?? 'task')];
  return (
    <Suspense>
      <Frame />
    </Suspense>
  );
}
