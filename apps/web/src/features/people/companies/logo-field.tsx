import { Button } from '@mantine/core';
import { logoTypes } from '@candor/contract/people/company-rules';
import { useId, useState } from 'react';
import { logoWords } from './brand-words.ts';
import { logoSource, readLogoFile, type Logo } from './logo-file.ts';
import './logo-field.css';

type Props = {
  /** What is stored, as a data: URL. */
  readonly stored: string | null;
  /** A new picture, or null to remove the stored one. */
  readonly onChange: (logo: Logo | null) => void;
};

/** Optional; shown at once, sent with the form. */
export function LogoField({ stored, onChange }: Props) {
  const id = useId();
  const [shown, setShown] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readLogoFile(file);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) return;
    setShown(logoSource(read.logo));
    onChange(read.logo);
  };
  const remove = (): void => {
    setShown(null);
    onChange(null);
  };
  return (
    <div className="row gap-md logo-field">
      {shown !== null && <img className="logo-field__picture" src={shown} alt={logoWords.alt} />}
      <div className="stack gap-2xs logo-field__choose">
        <label htmlFor={id}>{logoWords.label}</label>
        <input
          id={id}
          type="file"
          accept={logoTypes.join(',')}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== undefined}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <span id={`${id}-hint`} className={problem === undefined ? 'dimmed tiny' : 'problem tiny'}>
          {problem ?? logoWords.hint}
        </span>
      </div>
      {shown !== null && (
        <Button variant="subtle" size="compact-sm" onClick={remove}>
          {logoWords.remove}
        </Button>
      )}
    </div>
  );
}
