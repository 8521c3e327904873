import { afterEach, expect, it, vi } from 'vitest';
import { growWithText } from './growWithText.ts';

afterEach(() => void vi.unstubAllGlobals());

const areaOf = (scrollHeight: number) => {
  const heights: string[] = [];
  const style = {
    set height(value: string) {
      heights.push(value);
    },
  };
  const area = { style, scrollHeight, offsetHeight: 114, clientHeight: 112 };
  return { heights, event: { currentTarget: area as unknown as HTMLTextAreaElement } };
};

it('a box grows with its text, borders included, and shrinks again, where CSS cannot do it', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const { heights, event } = areaOf(240);
  growWithText(event);
  expect(heights).toEqual(['auto', '242px']);
});

it('a box that CSS sizes is left alone', () => {
  const queries: string[] = [];
  vi.stubGlobal('CSS', { supports: (...words: string[]) => queries.push(words.join(': ')) });
  const { heights, event } = areaOf(240);
  growWithText(event);
  expect(heights).toEqual([]);
  expect(queries).toEqual(['field-sizing: content']);
});
