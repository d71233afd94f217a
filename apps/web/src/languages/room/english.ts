import type { PromiseWords } from '@candor/contract/promise-rules';
import type { Translated } from '@candor/contract/people/language-rules';
import type { NeedsWords } from '../../features/interviews/attempts/needs-words.ts';
import type { PracticeQuestionsWords } from '../../features/interviews/attempts/practice-questions-words.ts';
import type { PracticeWords } from '../../features/interviews/attempts/practice-words.ts';
import type { WelcomeWords } from '../../features/interviews/attempts/welcome-words.ts';
import type { Everywhere } from '../everywhere/english.ts';

/** Before and after an interview, and its practice. */
export type RoomWords = Everywhere &
  Translated<{
    readonly 'room-welcome': WelcomeWords;
    readonly 'room-practice': PracticeWords;
    readonly 'room-practice-questions': PracticeQuestionsWords;
    readonly 'room-needs': NeedsWords;
    readonly promises: PromiseWords;
  }>;
