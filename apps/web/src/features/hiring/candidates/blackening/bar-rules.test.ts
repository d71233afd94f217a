import { expect, test } from 'vitest';
import { boxAfter, boxBetween, fitted, grownBy, isDrawn, movedBy } from './bar-rules.ts';

const box = { left: 0.2, top: 0.3, width: 0.1, height: 0.05 };

test('a bar lies between its corners, in whichever order they were drawn; a click is none', () => {
  const drawn = boxBetween({ x: 0.5, y: 0.6 }, { x: 0.2, y: 0.1 });
  expect(drawn).toMatchObject({ left: 0.2, top: 0.1 });
  expect(drawn.width).toBeCloseTo(0.3);
  expect(drawn.height).toBeCloseTo(0.5);
  expect(isDrawn({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.501 })).toBe(false);
  expect(isDrawn({ x: 0.5, y: 0.5 }, { x: 0.6, y: 0.52 })).toBe(true);
});

test('a bar never leaves its page', () => {
  expect(movedBy(box, { x: -1, y: 5 })).toMatchObject({ left: 0, top: 0.95 });
  expect(grownBy(box, { x: 5, y: -5 })).toMatchObject({
    ...{ left: expect.closeTo(0.2), width: 0.8, height: 0.01 },
  });
  expect(fitted({ left: -0.1, top: 0.99, width: 3, height: 0 })).toEqual({
    ...{ left: 0, top: 0.99, width: 1, height: 0.01 },
  });
});

test('arrow keys move a bar, with Shift they size it, and other keys are left alone', () => {
  expect(boxAfter(box, { key: 'ArrowRight', shiftKey: false })?.left).toBeCloseTo(0.205);
  expect(boxAfter(box, { key: 'ArrowUp', shiftKey: false })?.top).toBeCloseTo(0.295);
  expect(boxAfter(box, { key: 'ArrowDown', shiftKey: true })?.height).toBeCloseTo(0.055);
  expect(boxAfter(box, { key: 'Tab', shiftKey: false })).toBeNull();
});
