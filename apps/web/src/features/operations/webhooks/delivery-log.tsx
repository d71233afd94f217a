import { listDeliveries } from '@candor/contract/operations/webhooks';
import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { useAsked } from '../../../lib/use-list.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Ago } from '../../../ui/ago.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type Delivery,
  useDeliveries,
  useDelivery,
  useReplay,
  type Webhook,
} from './webhook-queries.ts';
import { deliveryShapes, deliveryWords, outcomeWords, readable } from './webhook-words.ts';
import './delivery-log.css';

const states = [
  { value: '', label: 'All' },
  { value: 'waiting', label: deliveryWords.waiting },
  { value: 'delivered', label: deliveryWords.delivered },
  { value: 'failed', label: deliveryWords.failed },
];

/** What was sent in the last thirty days; its filter is in the address. */
export function DeliveryLog({ webhook }: { readonly webhook: Webhook }) {
  const id = useId();
  const {
    query: { state },
    onChange,
  } = useAsked(listDeliveries, ['state']);
  const log = useDeliveries(webhook.webhookID, state);
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <section className="stack gap-sm" aria-labelledby={id}>
      <header className="row gap-sm bottom spread delivery-log__head">
        <h2 id={id}>Sent in the last 30 days</h2>
        <NativeSelect
          label="State"
          data={states}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ state: value === '' ? undefined : value })
          }
        />
      </header>
      {log.isPending && <LoadingState what="the log" />}
      {log.isError && (
        <ErrorState
          title="The log could not be loaded"
          action={<Button onClick={() => void log.refetch()}>Try again</Button>}
        >
          {log.error.message}
        </ErrorState>
      )}
      {log.isSuccess && deliveries.length === 0 && (
        <EmptyState title="Nothing here">
          {state === undefined
            ? 'Nothing was sent yet.'
            : 'Nothing was sent that is in this state.'}
        </EmptyState>
      )}
      <ol aria-label="Deliveries, newest first">
        {deliveries.map((one) => (
          <Line key={one.deliveryID} webhook={webhook} delivery={one} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button
          variant="default"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </section>
  );
}

type LineProps = { readonly webhook: Webhook; readonly delivery: Delivery };

function Line({ webhook, delivery }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { event, state, createdAt, nextTryAt, tries } = delivery;
  return (
    <li className="delivery-log__entry">
      <details onToggle={(toggled) => setOpen(toggled.currentTarget.open)}>
        <summary className="stack gap-sm middle delivery-log__line">
          <span className="medium anywhere delivery-log__event">{event}</span>
          <span>
            <StateMark shape={deliveryShapes[state]}>{deliveryWords[state]}</StateMark>
          </span>
          <span>{outcomeWords(delivery)}</span>
          <span className="delivery-log__time">
            <Ago at={createdAt} />
          </span>
        </summary>
        {state === 'waiting' && nextTryAt !== null && tries > 0 && (
          <p>
            Tried {tries} times; the next try is at <Instant at={nextTryAt} />.
          </p>
        )}
        <Details webhook={webhook} delivery={delivery} isOpen={isOpen} />
      </details>
    </li>
  );
}

function Details({ webhook, delivery, isOpen }: LineProps & { readonly isOpen: boolean }) {
  const place = { webhookID: webhook.webhookID, deliveryID: delivery.deliveryID };
  const details = useDelivery(place, delivery.tries, isOpen);
  const replay = useReplay(place);
  const again = () =>
    replay.mutate(undefined, {
      onSuccess: () => showToast({ tone: 'success', text: 'It is sent again.' }),
    });
  if (details.isLoadingError) return <p role="alert">{details.error.message}</p>;
  if (details.data === undefined) return <LoadingState what="the delivery" />;
  const { messageID, body, tries } = details.data;
  return (
    <div className="stack gap-xs start delivery-log__details">
      {replay.error !== null && <FormProblem text={replay.error.message} />}
      <p>
        <code>{messageID}</code>
      </p>
      <pre className="sample">{readable(body)}</pre>
      {tries.map((one) => (
        <div key={one.triedAt}>
          <p>
            <Instant at={one.triedAt} />:{' '}
            {one.status === null ? one.problem : `answer ${one.status}`}, {one.milliseconds} ms
          </p>
          {one.answer !== '' && <pre className="sample">{one.answer}</pre>}
        </div>
      ))}
      {webhook.state === 'active' && (
        <Button variant="default" loading={replay.isPending} onClick={again}>
          Send again
        </Button>
      )}
    </div>
  );
}
