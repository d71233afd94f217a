import { globSync } from 'node:fs';
import { join } from 'node:path';
import { firstFiles } from './page-bytes.ts';

/** RT-2: section → the chunk that it begins with. */
export const sections: Readonly<Record<string, string>> = {
  home: 'home-page',
  'id-verification': 'id-verification-page',
  company: 'company-layout',
  jobseeker: 'candidate-layout',
  interviewer: 'interviewer-layout',
  superAdmin: 'super-admin-layout',
  stripe: 'stripe-page',
  'user-idverification': 'user-idverification-page',
};

/** What is wrong with a section's chunk, or null: it must be one file, and load later than the page. */
export function sectionProblem(dist: string, page: string, chunk: string): string | null {
  const files = globSync(`assets/${chunk}-???????.js`, { cwd: dist });
  const [file] = files;
  if (file === undefined) return 'has no chunk of its own';
  if (files.length > 1) return `has ${files.length} chunks of this name`;
  return firstFiles(dist, page).has(join(dist, file)) ? 'loads with every page' : null;
}
