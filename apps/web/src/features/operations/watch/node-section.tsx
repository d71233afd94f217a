import { SILENT_MS } from '@candor/contract/operations/node-rules';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { nodeWords } from './node-words.ts';
import { agoText } from './watch-figures.ts';
import type { Vitals } from './watch-queries.ts';

export function NodeSection({ nodes, at }: Pick<Vitals, 'nodes' | 'at'>) {
  return (
    <section className="stack gap-sm" aria-labelledby="nodes">
      <h2 id="nodes">{nodeWords.title}</h2>
      {nodes.length === 0 ? (
        <p className="dimmed">{nodeWords.none}</p>
      ) : (
        <ul className="lines">
          {nodes.map((node) => (
            <NodeLine key={node.nodeID} {...node} at={at} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Node = Vitals['nodes'][number];

function NodeLine(node: Node & { readonly at: string }) {
  const { host, process, role, version, startedAt, beatAt, at } = node;
  const isSilent = Date.parse(at) - Date.parse(beatAt) > SILENT_MS;
  return (
    <li className="row spread apart">
      <div className="watch__what">
        <p className="medium anywhere">{nodeWords.nodeOf(host, process)}</p>
        <p className="dimmed">
          {nodeWords.does(role, version)}
          <Instant at={startedAt} />
        </p>
      </div>
      {isSilent ? (
        <StateMark shape="wrong">{nodeWords.silent(agoText(beatAt, at))}</StateMark>
      ) : (
        <StateMark shape="good">{nodeWords.isThere}</StateMark>
      )}
    </li>
  );
}
