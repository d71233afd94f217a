import { Button } from '@mantine/core';
import { FormProblem } from './form-problem.tsx';

type Props = {
  /** Whoever asks for the file, and hands it to `savePdf`. */
  readonly task: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly submittedAt: number;
    readonly mutate: () => void;
  };
  /** With what it is of, for who does not see the line around it. */
  readonly name: string;
  readonly text: string;
};

/** In a line of a list. */
export function SavePdfButton({ task, name, text }: Props) {
  return (
    <>
      {task.error !== null && <FormProblem key={task.submittedAt} text={task.error.message} />}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={name}
        loading={task.isPending}
        onClick={() => task.mutate()}
      >
        {text}
      </Button>
    </>
  );
}
