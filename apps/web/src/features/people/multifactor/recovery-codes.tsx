import { Button } from '@mantine/core';

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

/** Shown once: the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(
    `Candor recovery codes. Each signs you in once.\n\n${codes.join('\n')}\n`,
  )}`;
  return (
    <section className="stack multifactor__codes" aria-labelledby="recovery-codes-title">
      <h2 id="recovery-codes-title">Keep your recovery codes</h2>
      <p>
        Without your phone or passkey, one of these signs you in. Each works once. They are not
        shown again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button component="a" variant="default" href={file} download="candor-recovery-codes.txt">
        Download as a file
      </Button>
      <Button onClick={onKept}>I have kept them</Button>
    </section>
  );
}
