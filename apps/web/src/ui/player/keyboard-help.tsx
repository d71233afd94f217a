import { Fragment, useId } from 'react';
import { KeyboardIcon } from './player-icons.tsx';
import './keyboard-help.css';
import { keyHelp, playerWords as words } from './player-words.ts';

/** The keys, on request. They work while anything in the player has the focus. */
export function KeyboardHelp() {
  const [panel, heading] = [useId(), useId()];
  return (
    <>
      <button
        type="button"
        className="player__button player__button--wide-only"
        popoverTarget={panel}
        aria-label={words.keysTitle}
        title={words.keysTitle}
      >
        <KeyboardIcon />
      </button>
      <section id={panel} popover="auto" className="card keyboard-help" aria-labelledby={heading}>
        <h2 id={heading}>{words.keysTitle}</h2>
        <p>{words.focus}</p>
        <dl>
          {keyHelp().map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && ' '}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
