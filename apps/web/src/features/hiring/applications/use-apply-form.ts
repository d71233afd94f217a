import { spokenOf } from '@candor/contract/people/language-rules';
import { SHORTEST_FILL_MS } from '@candor/contract/hiring/application-rules';
import { apply } from '@candor/contract/hiring/applications';
import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { chosenLanguage } from '../../../lib/language.ts';
import { inReadersLanguage } from '../../../lib/said-in-english.ts';
import { readDraft, removeDraft, writeDraft } from '../../../lib/draft-storage.ts';
import { base64Of } from '../../../lib/file-content.ts';
import { currentSession } from '../../../lib/session.ts';
import { fieldId } from '../../../ui/step-form.tsx';
import { applyFormWords as words, privacyWords } from './apply-form-words.ts';
import type { ApplyForm, SentForm } from './apply-queries.ts';
import {
  type ApplyValues,
  bodyOf,
  fieldPath,
  type Person,
  problemsOf,
  startValues,
} from './apply-values.ts';

export type ApplyOptions = {
  readonly jobID: string;
  readonly form: ApplyForm;
  readonly person: Person;
  readonly source: string;
  readonly onSent: (sent: SentForm) => void;
  /** The form must be asked for again. */
  readonly onStale: () => Promise<unknown>;
};

/** A visitor's draft is nobody's: it goes with the next sign-in on this machine. */
const draftOf = (jobID: string) => ({
  accountId: currentSession()?.user.userID ?? 0,
  name: `apply-${jobID}`,
});

export function useApplyForm(options: ApplyOptions) {
  const { jobID, form: asked, person } = options;
  const [draft] = useState(() => draftOf(jobID));
  const [restored] = useState(() => readDraft(draft));
  const cv = useCv();
  const [topic, setTopic] = useState('');
  const form = useForm<ApplyValues>({
    mode: 'controlled',
    initialValues: startValues(asked.questions, person, restored),
    validateInputOnBlur: true,
    validate: (values) => problemsOf(values, asked, null),
    onValuesChange: ({ privacy: _anew, talentPool: _too, ...typed }) =>
      writeDraft(draft, JSON.stringify(typed)),
  });
  const problems = problemsOf(form.getValues(), asked, cv.problem);
  const sending = useSending({
    problems,
    check: () => void form.validate(),
    send: async () => {
      if (cv.file === null) return;
      const values = form.getValues();
      await send(options, { values, cv: cv.file, topic });
      removeDraft(draft);
      const { formToken, voluntaryQuestions } = asked;
      options.onSent({ email: values.email.trim(), formToken, voluntaryQuestions });
    },
    onRefused: ({ code, fields }) => {
      for (const { path, message } of fields) {
        const field = fieldPath(path);
        if (field === 'cv') cv.refuse(message);
        else form.setFieldError(field, message);
      }
      if (stale.includes(code)) void options.onStale();
    },
  });
  const { companyName } = asked;
  return {
    form,
    ...sending,
    problems: sending.problems.map(({ path, text }) => ({
      path,
      text: path === 'privacy' ? privacyWords.missing(companyName) : inReadersLanguage(text),
    })),
    cv: cv.file,
    chooseCv: cv.choose,
    cvProblem: sending.attempts > 0 || cv.file !== null ? (cv.problem ?? undefined) : undefined,
    topic,
    setTopic,
    wasRestored: restored !== null,
    clear: (): void => {
      form.setValues(startValues(asked.questions, person, null));
      form.clearErrors();
      cv.choose(null);
      sending.forget();
      removeDraft(draft);
    },
  };
}

/** After these the form is asked for again. */
const stale: readonly string[] = ['form_expired', 'form_changed', 'too_fast'];

function useCv() {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  return {
    file,
    problem: refused === undefined ? problemOfCv(file) : inReadersLanguage(refused),
    refuse: setRefused,
    choose: (chosen: File | null): void => {
      setRefused(undefined);
      setFile(chosen);
    },
  };
}

type Sending = {
  readonly problems: Readonly<Record<string, string>>;
  readonly check: () => void;
  readonly send: () => Promise<void>;
  readonly onRefused: (error: ApiError) => void;
};

/** Tries to send, and counts the tries, so that the list of problems appears anew after each. */
function useSending({ problems, check, send: sendIt, onRefused }: Sending) {
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (): Promise<void> => {
    setRefusal(undefined);
    setAttempts((before) => before + 1);
    check();
    if (Object.keys(problems).length > 0) return;
    setPending(true);
    try {
      await sendIt();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
      setAttempts((before) => before + 1);
      onRefused(error);
    } finally {
      setPending(false);
    }
  };
  return {
    attempts,
    refusal,
    isPending,
    submit: () => void submit(),
    forget: (): void => {
      setAttempts(0);
      setRefusal(undefined);
    },
    /** After a failed submit: what is wrong, each with the way to its field. */
    problems:
      attempts === 0 ? [] : Object.entries(problems).map(([path, text]) => ({ path, text })),
  };
}

function problemOfCv(cv: File | null): string | null {
  if (cv === null) return words.cvMissing;
  return cv.size > DOCUMENT_MOST_BYTES ? words.cvLarge : null;
}

/** Who is quick with the form waits here until the server believes it; the button says that it is sending. */
async function send(
  { jobID, form, source }: ApplyOptions,
  sent: { readonly values: ApplyValues; readonly cv: File; readonly topic: string },
): Promise<void> {
  const { values, cv, topic } = sent;
  const base64 = await base64Of(cv);
  const early = form.openedAt + SHORTEST_FILL_MS + 200 - performance.now();
  if (early > 0) await new Promise((resolve) => void setTimeout(resolve, early));
  await call(apply, {
    params: { jobID },
    body: {
      ...bodyOf(values, form.questions),
      formToken: form.formToken,
      language: chosenLanguage(),
      browserLanguage: spokenOf(navigator.languages),
      cv: { fileName: cv.name, base64 },
      source,
      topic,
    },
  });
}

export type ApplyState = ReturnType<typeof useApplyForm>;

/** What is wrong with a field: kept as the contract says it, and said in the language of now. */
export function problemAt({ form }: ApplyState, path: string): string | undefined {
  const { [path]: problem } = form.errors;
  return typeof problem === 'string' ? inReadersLanguage(problem) : undefined;
}

/** The props of a field: its value, its problem, and the id that the list of problems leads to. */
export const field = (state: ApplyState, path: string) => ({
  id: fieldId(path),
  ...state.form.getInputProps(path),
  error: problemAt(state, path),
});
