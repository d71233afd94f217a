import type { Output } from '@candor/contract';
import type { listFactors } from '@candor/contract/people/multifactor';
import { Button } from '@mantine/core';
import { Instant } from '../../../ui/instant.tsx';

export type Factor = Output<typeof listFactors>['factors'][number];

type Props = {
  readonly factors: readonly Factor[];
  readonly onRemove: (factor: Factor) => void;
};

export function FactorList({ factors, onRemove }: Props) {
  if (factors.length === 0) return <p className="multifactor__lead">None yet.</p>;
  return (
    <ul className="multifactor__list">
      {factors.map((factor) => (
        <li key={factor.factorID} className="multifactor__item">
          <div>
            <p className="multifactor__name">{factor.name}</p>
            <p className="multifactor__when">
              {factor.lastUsedAt === null ? 'Added ' : 'Last used '}
              <Instant at={factor.lastUsedAt ?? factor.createdAt} />
            </p>
          </div>
          <Button
            variant="default"
            onClick={() => onRemove(factor)}
            aria-label={`Remove ${factor.name}`}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
