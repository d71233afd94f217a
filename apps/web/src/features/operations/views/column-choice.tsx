import { useNavigate } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { HIDDEN, hiddenOf } from '../../../ui/data-list/view-slot.ts';
import { viewWords } from './view-words.ts';

/** Which columns are shown; the first names the row and always is. */
export function ColumnChoice({ columns }: { readonly columns: readonly string[] }) {
  const hidden = hiddenOf(useAddress()[HIDDEN]);
  const navigate = useNavigate();
  const show = (column: string, isShown: boolean): void => {
    const rest = columns.filter((one) => (one === column ? !isShown : hidden.includes(one)));
    const value = rest.length === 0 ? undefined : rest.join('|');
    void navigate({
      to: '.',
      search: (before) => ({ ...before, [HIDDEN]: value }),
      replace: true,
      state: { isOwnChange: true },
      resetScroll: false,
    });
  };
  return (
    <fieldset className="row apart">
      <legend>{viewWords.columns}</legend>
      {columns.map((column) => (
        <label key={column} className="check">
          <input
            type="checkbox"
            checked={!hidden.includes(column)}
            onChange={(event) => show(column, event.currentTarget.checked)}
          />
          {column}
        </label>
      ))}
    </fieldset>
  );
}
