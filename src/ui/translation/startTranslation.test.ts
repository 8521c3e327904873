import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BrowserTranslator } from './browserTranslator.ts';
import { slowAfter, startTranslation, type TranslationState } from './startTranslation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Fake = {
  translate?: (text: string) => Promise<string>;
  create?: (report: (loaded: number) => void) => Promise<void>;
};

const fake = ({ translate = async (text) => text.toUpperCase(), create = async () => undefined }: Fake) => {
  const requests: string[] = [];
  let [made, closed] = [0, 0];
  const translator: BrowserTranslator = {
    availability: async () => 'downloadable',
    create: async ({ monitor }) => {
      made += 1;
      const listeners: ((event: { loaded: number }) => void)[] = [];
      monitor({ addEventListener: (_, listener) => listeners.push(listener) });
      await create((loaded) => {
        for (const listener of listeners) listener({ loaded });
      });
      return {
        translate: (text) => {
          requests.push(text);
          return translate(text);
        },
        destroy: () => {
          closed += 1;
        },
      };
    },
  };
  return { translator, asked: requests, count: () => ({ made, closed }) };
};

const start = (translator: BrowserTranslator, texts: readonly string[]) => {
  const states: TranslationState[] = [];
  const cancel = startTranslation({
    translator,
    texts,
    from: 'vi',
    to: 'en',
    onState: (state) => states.push(state),
  });
  return { states, cancel };
};
const never = () => new Promise<never>(() => undefined);
const settle = () => vi.advanceTimersByTimeAsync(0);

it('reports the progress of the download, then the translation', async () => {
  const { translator, count } = fake({
    create: async (report) => {
      for (const share of [0, 0.456, 1]) report(share);
    },
  });
  const { states } = start(translator, ['xe đẹp', ' máy êm\n']);
  await settle();
  expect(states).toEqual([
    { step: 'preparing' },
    { step: 'downloading', percent: 0 },
    { step: 'downloading', percent: 45 },
    { step: 'preparing' },
    { step: 'translated', texts: ['XE ĐẸP', ' MÁY ÊM\n'] },
  ]);
  expect(count()).toEqual({ made: 1, closed: 1 });
  await vi.advanceTimersByTimeAsync(slowAfter * 2);
  expect(states.at(-1)?.step).toBe('translated');
});

it('reports a slow answer once it is slow, and still uses it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { states } = start(fake({ translate: () => promise }).translator, ['xe']);
  await vi.advanceTimersByTimeAsync(slowAfter - 1);
  expect(states).toEqual([{ step: 'preparing' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toEqual({ step: 'slow' });
  resolve('bike');
  await settle();
  expect(states.at(-1)).toEqual({ step: 'translated', texts: ['bike'] });
});

it.each([
  ['UnknownError', 'failed'],
  ['NotSupportedError', 'unsupported'],
] as const)('%s ends as %s', async (name, step) => {
  const create = async () => {
    throw new DOMException('no', name);
  };
  const { states } = start(fake({ create }).translator, ['xe']);
  await settle();
  expect(states).toEqual([{ step: 'preparing' }, { step }]);
});

it('a failure in the middle shows nothing half translated, and closes the translator', async () => {
  const translate = async (text: string) => {
    if (text === 'b') throw new Error('broken');
    return text;
  };
  const { translator, count } = fake({ translate });
  const { states } = start(translator, ['a', 'b', 'c']);
  await settle();
  expect(states).toEqual([{ step: 'preparing' }, { step: 'failed' }]);
  expect(count()).toEqual({ made: 1, closed: 1 });
});

it('a cancelled translation ends at once and ignores later answers', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { translator, asked, count } = fake({ translate: () => promise });
  const { states, cancel } = start(translator, ['a', 'b']);
  await settle();
  cancel();
  expect(states).toEqual([{ step: 'preparing' }, { step: 'cancelled' }]);
  resolve('late');
  await vi.advanceTimersByTimeAsync(slowAfter);
  expect(states).toHaveLength(2);
  expect(asked).toEqual(['a']);
  expect(count()).toEqual({ made: 1, closed: 1 });
});

it('a browser that does not stop is left alone', async () => {
  const { states, cancel } = start(fake({ create: never }).translator, ['a']);
  cancel();
  await vi.advanceTimersByTimeAsync(slowAfter);
  expect(states).toEqual([{ step: 'preparing' }, { step: 'cancelled' }]);
});

it('HTML in an answer is text like any other', async () => {
  const html = '<img src=x onerror=alert(1)>';
  const { states } = start(fake({ translate: async () => html }).translator, ['xe']);
  await settle();
  expect(states.at(-1)).toEqual({ step: 'translated', texts: [html] });
});

it('a very long text is translated in pieces, in order', async () => {
  const { translator, asked } = fake({});
  const text = 'xe rất đẹp. '.repeat(1_600);
  const { states } = start(translator, [text]);
  await settle();
  expect(states.at(-1)).toEqual({ step: 'translated', texts: [text.toUpperCase()] });
  expect(asked.length).toBeGreaterThan(15);
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
});
