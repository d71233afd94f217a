import type { Output } from '@candor/contract';
import type { listFactors } from '@candor/contract/people/multifactor';
import { Button } from '@mantine/core';
import { Ago } from '../../../ui/ago.tsx';

export type Factor = Output<typeof listFactors>['factors'][number];

type Props = {
  readonly factors: readonly Factor[];
  readonly onRemove: (factor: Factor) => void;
};

export function FactorList({ factors, onRemove }: Props) {
  if (factors.length === 0) return <p className="dimmed">None yet.</p>;
  return (
    <ul className="lines">
      {factors.map((factor) => (
        <li key={factor.factorID} className="row gap-md unwrapped spread">
          <div>
            <p className="medium anywhere">{factor.name}</p>
            <p className="dimmed small">
              {factor.lastUsedAt === null ? 'Added ' : 'Last used '}
              <Ago at={factor.lastUsedAt ?? factor.createdAt} />
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
