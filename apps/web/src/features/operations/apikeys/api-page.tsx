import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { type KeyEndpoint, keyEndpointsQuery } from './key-queries.ts';
import './api-page.css';

/** What can be called with a key, as the server's own contract says it. */
export function ApiPage() {
  usePageTitle('API');
  const described = useRead(keyEndpointsQuery);
  return (
    <div className="stack gap-lg broad api-page">
      <PageHead title="API">
        <p>
          Send the key with each request: <code>Authorization: Bearer candor_…</code>. Every reply
          is <code>{'{ success, statusCode, data }'}</code>, or{' '}
          <code>{'{ success, statusCode, message, errors }'}</code> with a code in{' '}
          <code>errors[0].code</code>. Lists come a hundred at a time: give <code>next</code> as{' '}
          <code>after</code> until it is null.
          {described.data !== undefined &&
            ` A key makes ${described.data.requestsPerMinute} requests a minute; after that the reply is 429, and its Retry-After header says when to go on.`}
        </p>
      </PageHead>
      <Loaded query={described} what="the endpoints">
        {({ endpoints }) =>
          endpoints.map((endpoint) => <Described key={endpoint.name} endpoint={endpoint} />)
        }
      </Loaded>
    </div>
  );
}

function Described({ endpoint }: { readonly endpoint: KeyEndpoint }) {
  const { name, method, path, scope, summary, request, reply, errors } = endpoint;
  const id = `endpoint-${name}`;
  return (
    <section className="api-page__endpoint" aria-labelledby={id}>
      <h2 id={id}>{summary}</h2>
      <p>
        <code>
          {method} {path}
        </code>{' '}
        with <code>{scope}</code>
      </p>
      <pre className="sample">{request}</pre>
      <details>
        <summary>What comes back</summary>
        <pre className="sample">{reply}</pre>
        <p>Refusals: {errors.map(({ code, status }) => `${status} ${code}`).join(', ')}.</p>
      </details>
    </section>
  );
}
