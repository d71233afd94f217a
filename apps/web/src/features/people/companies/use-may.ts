import { areas, type rights } from '@candor/contract/people/right-rules';
import { useRights } from '../../../lib/rights.ts';

type UserRight = (typeof rights)['addUsers' | 'changeUsers'];

export function useMay(right: UserRight): boolean {
  return useRights()(areas.users, right);
}
