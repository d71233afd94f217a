import { Button } from '@mantine/core';
import { Fragment, useState } from 'react';
import { workingKeys } from '../ui/keys/working-keys.ts';
import { keyWords } from './key-words.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import './keys-dialog.css';

/** What works on the page that is shown, as the page itself said when this was opened. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [sets] = useState(workingKeys);
  return (
    <ModalDialog title={keyWords.title} onClose={onClose}>
      <p className="dimmed small">{keyWords.hint}</p>
      {sets.map(({ title, lines }) => (
        <section key={title} className="minor" aria-label={title}>
          <h3 className="small bold">{title}</h3>
          <dl className="keys-dialog__lines">
            {lines.map(([keys, does]) => (
              <div key={does} className="row unwrapped spread keys-dialog__line">
                <dt>{does}</dt>
                <dd>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' '}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Button variant="default" onClick={onClose}>
        {keyWords.close}
      </Button>
    </ModalDialog>
  );
}
