import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { StateMark, type StateShape } from '../../../ui/state-mark.tsx';
import { relayTestQuery, type TestedAddress } from './relay-queries.ts';
import { relayWords, seenAsText, toldOf, verdictText, wayWords } from './relay-words.ts';
import './watch.css';

/** Whether calls get through the relay, asked by this browser. */
export function RelayPage() {
  usePageTitle(relayWords.title);
  const tested = useRead(relayTestQuery);
  return (
    <div className="stack gap-lg broad">
      <PageHead title={relayWords.title} />
      <p className="dimmed">{relayWords.intro}</p>
      <Loaded query={tested} what={relayWords.what}>
        {(addresses) => (
          <>
            <output className="medium">
              {tested.isFetching ? relayWords.testing : verdictText(addresses)}
            </output>
            {addresses.length === 0 ? (
              <p>{relayWords.noneHelp}</p>
            ) : (
              <Addresses addresses={addresses} />
            )}
            <p>
              <Button
                variant="default"
                loading={tested.isFetching}
                onClick={() => void tested.refetch()}
              >
                {relayWords.again}
              </Button>
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Addresses({ addresses }: { readonly addresses: readonly TestedAddress[] }) {
  return (
    <section className="stack gap-sm" aria-labelledby="addresses">
      <h2 id="addresses">{relayWords.addresses}</h2>
      <ul className="lines">
        {addresses.map((one) => (
          <Address key={one.url} {...one} />
        ))}
      </ul>
      {addresses.every(({ way }) => way !== 'tls') && <p className="dimmed">{relayWords.notTls}</p>}
    </section>
  );
}

function Address(address: TestedAddress) {
  const { url, way, seenAs } = address;
  const { what, help } = toldOf(address);
  return (
    <li className="row spread apart">
      <div className="watch__what">
        <p className="medium anywhere">{url}</p>
        <p className="dimmed">
          {wayWords[way]}
          {seenAs !== null && `. ${seenAsText(seenAs)}`}
        </p>
      </div>
      <div className="watch__what">
        <StateMark shape={shapeOf(address)}>{what}</StateMark>
        {help !== '' && <p className="dimmed">{help}</p>}
      </div>
    </li>
  );
}

const shapeOf = ({ isNamed, roundTripMs }: TestedAddress): StateShape => {
  if (!isNamed) return 'blank';
  return roundTripMs === null ? 'wrong' : 'good';
};
