import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { PageHead } from './page-head.tsx';
import './task-form.css';

type Props = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  readonly onInvalidSubmit?: () => void;
  readonly isValid: boolean;
  readonly children: ReactNode;
  /** Links below the button: the way back, and the other ways in. */
  readonly ways?: ReactNode;
};

/** One task: a title, its fields, one button, and where else one may go. */
export function TaskForm({ title, intro, onSubmit, onInvalidSubmit, isValid, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useInvalidEnter(form, isValid ? undefined : onInvalidSubmit);
  return (
    <div className="stack gap-lg">
      <PageHead title={title}>{intro !== undefined && <p className="intro">{intro}</p>}</PageHead>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        {rest.children}
      </form>
      {rest.ways !== undefined && <div className="row apart">{rest.ways}</div>}
    </div>
  );
}

/** A disabled button swallows Enter, and the person would not learn why nothing happens. */
function useInvalidEnter(
  form: RefObject<HTMLFormElement | null>,
  onEnter: (() => void) | undefined,
): void {
  // Before it is painted: who sees the form may press at once.
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null || onEnter === undefined) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onEnter();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [form, onEnter]);
}
