import type { UserDetails } from './member-queries.ts';

type Leaves = UserDetails['leaves'];
export type Ending = {
  readonly endKeys: readonly number[];
  readonly endWebhooks: readonly number[];
};
export const endsNothing: Ending = { endKeys: [], endWebhooks: [] };

/** As a request says it. */
export const asBody = ({ endKeys, endWebhooks }: Ending) => ({
  endKeys: [...endKeys],
  endWebhooks: [...endWebhooks],
});

type Props = {
  readonly leaves: Leaves;
  readonly ending: Ending;
  readonly onChange: (ending: Ending) => void;
};

/** What ends by itself, said; and what goes on unless it is ended here. */
export function LeavingFields({ leaves, ending, onChange }: Props) {
  const { keys, webhooks } = leaves;
  const sent = sentInWords(leaves);
  return (
    <>
      {sent !== '' && <p>{sent}</p>}
      {keys.length + webhooks.length > 0 && (
        <fieldset className="stack gap-xs">
          <legend>Keys and webhooks they made go on working. Choose which end now.</legend>
          {keys.map(({ keyID, name, prefix }) => (
            <Choice
              key={`key ${keyID}`}
              label={`End the key “${name}” (${prefix}…)`}
              isChosen={ending.endKeys.includes(keyID)}
              onToggle={() => onChange({ ...ending, endKeys: toggled(ending.endKeys, keyID) })}
            />
          ))}
          {webhooks.map(({ webhookID, url }) => (
            <Choice
              key={`webhook ${webhookID}`}
              label={`End the webhook to ${url}`}
              isChosen={ending.endWebhooks.includes(webhookID)}
              onToggle={() =>
                onChange({ ...ending, endWebhooks: toggled(ending.endWebhooks, webhookID) })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Choice(props: {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={props.isChosen} onChange={props.onToggle} />
      {props.label}
    </label>
  );
}

const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const counted = (count: number, one: string): string[] => {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one}` : `${count} ${one}s`];
};

function sentInWords({ invitations, shares }: Leaves): string {
  const parts = [
    ...counted(invitations, 'open invitation'),
    ...counted(shares, 'shared recording link'),
  ];
  if (parts.length === 0) return '';
  return `What they sent ends with it: ${parts.join(' and ')}.`;
}
