import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { KitChoice } from './kit-choice.tsx';
import { usualOfQuery } from './usual-queries.ts';
import { usualWords } from './usual-words.ts';

type Props = {
  readonly applicationID: string;
  readonly id: string;
  /** As it was chosen; undefined: nothing was, and the usual one counts. */
  readonly value: number | null | undefined;
  readonly error: ReactNode;
  readonly onChange: (kitID: number | null) => void;
};

/** While an interview is scheduled: the usual kit of its stage or job, until another or none is chosen. */
export function KitOfRound({ applicationID, value, ...field }: Props) {
  const usual = useRead(usualOfQuery(applicationID)).data?.kit ?? null;
  return (
    <KitChoice
      {...field}
      value={value === undefined ? (usual?.kitID ?? null) : value}
      {...(usual !== null && { hint: usualWords.proposed(usual.name) })}
    />
  );
}
