import { DESCRIPTION_MOST } from '@candor/contract/hiring/job-rules';
import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { writeInField } from '../../../ui/write-in-field.ts';
import { type Mark, markText } from './mark-rules.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import './rich-text-field.css';

const tools = [
  { mark: 'strong', label: 'Bold', sign: 'B', key: 'b' },
  { mark: 'emphasis', label: 'Italic', sign: 'I', key: 'i' },
  { mark: 'heading', label: 'Heading', sign: 'H' },
  { mark: 'bullets', label: 'List', sign: '•' },
  { mark: 'numbers', label: 'Numbered list', sign: '#' },
  { mark: 'link', label: 'Link', sign: '↗', key: 'k' },
] as const satisfies readonly { mark: Mark; label: string; sign: string; key?: string }[];

type Props = {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** Text with its marks as they are written, and buttons and keys that write them. */
export function RichTextField({ id, value, error, onChange, onBlur }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (mark: Mark): void => {
    const field = area.current;
    if (field === null) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const marked = markText({ text: field.value, from, to }, mark);
    if (marked.text.length > DESCRIPTION_MOST) return;
    writeInField(field, marked);
    onChange(marked.text);
  };
  const listen = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find((each) => 'key' in each && each.key === event.key.toLowerCase());
    if (tool === undefined) return;
    event.preventDefault();
    apply(tool.mark);
  };
  return (
    <div className="stack gap-xs">
      <fieldset className="row gap-2xs" aria-label="Marks of the description">
        {tools.map(({ mark, label, sign, ...tool }) => (
          <IconButton
            key={mark}
            isFramed
            size="sm"
            aria-label={label}
            title={'key' in tool ? `${label} (Ctrl+${tool.key.toUpperCase()})` : label}
            className={`rich-text-field__tool--${mark}`}
            onClick={() => apply(mark)}
          >
            <span aria-hidden="true">{sign}</span>
          </IconButton>
        ))}
      </fieldset>
      <Textarea
        ref={area}
        id={id}
        label="Description"
        withAsterisk
        description="“## ” begins a heading, “- ” a list; **bold**, *italic*, [words](https://address)."
        rows={14}
        maxLength={DESCRIPTION_MOST}
        value={value}
        error={error}
        onKeyDown={listen}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
