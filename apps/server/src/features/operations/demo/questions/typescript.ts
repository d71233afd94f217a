import type { DemoSkill } from './demo-question.ts';

export const typescript: DemoSkill = {
  name: 'TypeScript',
  questions: [
    {
      stem: 'Which type accepts every value, yet allows nothing to be done with it before its type has been checked?',
      difficulty: 'easy',
      options: ['any', 'object', 'unknown', 'never'],
      key: 2,
      explanation:
        'unknown takes every value and must be narrowed before use. any switches the checks off, object excludes primitives and null, and never accepts no value at all.',
    },
    {
      stem: 'For which value of input.limit do these two lines give different results?',
      code: 'const first = input.limit ?? 20;\nconst second = input.limit || 20;',
      difficulty: 'easy',
      options: ['undefined', 'null', '0', '50'],
      key: 2,
      explanation:
        '?? replaces only null and undefined; || replaces every falsy value, so a limit of 0 silently becomes 20 on the second line.',
    },
    {
      stem: 'Object.freeze(order) also prevents a later change of order.address.city.',
      difficulty: 'easy',
      options: ['True', 'False'],
      key: 1,
      explanation:
        'freeze is shallow: the reference to address cannot be replaced, but the address object itself stays mutable.',
    },
    {
      stem: 'The option noUncheckedIndexedAccess is on. What is the type of first?',
      code: "const names: string[] = ['Ada', 'Grace'];\nconst first = names[0];",
      difficulty: 'easy',
      options: ['string', 'string | undefined', "'Ada'"],
      key: 1,
      explanation:
        'The compiler does not track which indexes an array holds, so with this option every indexed read may be undefined.',
    },
    {
      stem: 'In which order are the three words logged?',
      code: "setTimeout(() => console.log('timer'));\nPromise.resolve().then(() => console.log('promise'));\nconsole.log('now');",
      difficulty: 'medium',
      options: [
        'timer, promise, now',
        'now, timer, promise',
        'promise, now, timer',
        'now, promise, timer',
      ],
      key: 3,
      explanation:
        'The running script finishes first, then the microtask queue (promise reactions) is emptied, and only then does the next task, the timer, run.',
    },
    {
      stem: "Later somebody adds { kind: 'line'; length: number } to Shape and changes nothing else. What happens?",
      code: `type Shape = { kind: 'circle'; radius: number } | { kind: 'square'; side: number };

function area(shape: Shape): number {
  switch (shape.kind) {
    case 'circle':
      return Math.PI * shape.radius ** 2;
    case 'square':
      return shape.side ** 2;
    default: {
      const missed: never = shape;
      return missed;
    }
  }
}`,
      difficulty: 'medium',
      options: [
        'It compiles, and area returns undefined for a line',
        'The compiler reports an error where shape is assigned to missed',
        'The compiler reports an error at every call of area',
        'It compiles, and area throws an error for a line',
      ],
      key: 1,
      explanation:
        'In the default branch shape is now the line, which is not assignable to never. That assignment is the exhaustiveness check.',
    },
    {
      stem: 'The request behind b() fails first, while a() and c() are still waiting. What is true?',
      code: 'const results = await Promise.all([a(), b(), c()]);',
      difficulty: 'medium',
      options: [
        'The await throws at once; a and c go on running and their results are dropped',
        'The await throws only after a and c have finished',
        'The await throws at once, and a and c are cancelled',
        'results holds undefined in the place of b',
      ],
      key: 0,
      explanation:
        'Promise.all rejects with the first rejection. Promises cannot be cancelled, so the other work continues; Promise.allSettled would wait for all of it.',
    },
    {
      stem: 'What is the inferred type of names?',
      code: `function pluck<T, K extends keyof T>(items: readonly T[], key: K): T[K][] {
  return items.map((item) => item[key]);
}

const names = pluck([{ id: 1, name: 'Ada' }], 'name');`,
      difficulty: 'medium',
      options: ['(string | number)[]', "'name'[]", 'string[]', 'unknown[]'],
      key: 2,
      explanation:
        "K is inferred as the literal type 'name', so T[K] is the type of that one property: string.",
    },
    {
      stem: 'Which of the two marked lines does the compiler reject?',
      code: `type Point = { x: number; y: number };

const place = { x: 1, y: 2, label: 'home' };
const a: Point = place; // 1
const b: Point = { x: 1, y: 2, label: 'home' }; // 2`,
      difficulty: 'hard',
      options: ['Only line 1', 'Only line 2', 'Both lines', 'Neither line'],
      key: 1,
      explanation:
        'Types are structural, so a value with more properties fits (line 1). A fresh object literal is checked for excess properties as well, because there an unknown one is most likely a mistake (line 2).',
    },
    {
      stem: 'fetchUser returns a promise that rejects. What does the promise returned by load() do?',
      code: `async function load(): Promise<User | null> {
  try {
    return fetchUser();
  } catch {
    return null;
  }
}`,
      difficulty: 'hard',
      options: [
        'It resolves with null',
        'It resolves with undefined',
        'It never settles',
        'It rejects',
      ],
      key: 3,
      explanation:
        'Without await the function leaves the try block before the promise rejects, so the catch never sees it. return await fetchUser() would give null.',
    },
  ],
};
