import { refuse } from '../../../platform/http/failure.ts';
import type { DeedEntry } from '../../operations/audit/index.ts';

/** Of a candidate, unless it says of what else. */
export const entryOf = (
  entry: Omit<DeedEntry, 'objectKind'> & Partial<Pick<DeedEntry, 'objectKind'>>,
): DeedEntry => ({ objectKind: 'candidate', ...entry });

export const noSuchCandidate = () => refuse('not_found', { params: { what: 'candidate' } });
