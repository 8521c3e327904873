import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Engine } from './engine.ts';
import { keys } from './engine.ts';
import type * as InPage from './inPage.ts';
import type { Target } from './inPage.ts';

type Functions = typeof InPage;

/** Long, since a busy machine may take ten times the usual time. */
const maxWaitMs = 90_000;

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [new URL('inPage.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'inPage',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  return `(() => { ${script} globalThis.inPage = inPage; return 'ready'; })()`;
};

const shown = (target: Target | string) =>
  typeof target === 'string' ? `“${target}”` : JSON.stringify(target);

export type Visitor = Awaited<ReturnType<typeof createVisitor>>;

export async function createVisitor(engine: Engine, origin: string) {
  const script = await bundle();

  const ask = async <Name extends keyof Functions>(
    name: Name,
    ...args: Parameters<Functions[Name]>
  ): Promise<Awaited<ReturnType<Functions[Name]>>> => {
    const values = args.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    const call = `globalThis.inPage
      ? inPage.${name}(${values}).then((result) => JSON.stringify({ result }))
      : 'absent'`;
    let answer = await engine.evaluate(call);
    if (answer === 'absent') {
      await engine.evaluate(script);
      answer = await engine.evaluate(call);
    }
    return JSON.parse(answer).result;
  };

  /**
   * Repeats a check until it succeeds. An error counts as a failed check, because the browser may be leaving
   * a page.
   */
  const until = async (what: string, check: () => Promise<boolean | string>): Promise<void> => {
    const start = Date.now();
    let last: unknown;
    do {
      last = await check().catch((failure: Error) => failure.message);
      if (last === true) return;
      await pause(100);
    } while (Date.now() - start < maxWaitMs);
    // An open dialog covers the page, so its text comes first.
    const [onTop = ''] = await ask('texts', { css: 'dialog[open]' });
    const [main = ''] = await ask('texts', { css: 'main' });
    const page = `${await ask('address')}: ${`${onTop} ${main}`.slice(0, 500)}`;
    throw new Error(`${what}: ${last}, after ${maxWaitMs / 1000} s at ${page}`);
  };

  const sees = (target: Target) =>
    until(`${shown(target)} is seen`, async () => (await ask('texts', target)).length > 0);

  const press = (target: Target) =>
    until(`${shown(target)} is pressed`, async () => {
      const point = await ask('reach', target);
      if (typeof point === 'string') return point;
      await engine.click(point.x, point.y);
      // The press succeeded if it opened a new page, where no press is recorded.
      return (await ask('isPressed').catch(() => true)) || 'has moved';
    });

  return {
    ask,
    until,
    sees,
    press,
    open: async (path: string) => {
      // Marks the old page, which may still respond instead of the new one.
      await engine.evaluate(`String(globalThis.isLeft = true)`);
      await engine.open(new URL(path, origin).href);
      const loaded = `String(!globalThis.isLeft && document.readyState === 'complete')`;
      await until(`${path} opens`, async () => (await engine.evaluate(loaded)) === 'true');
    },
    reads: (text: string) => until(`${shown(text)} is read`, () => ask('says', text)),
    arrives: (wanted: string) =>
      until(`${wanted} is the address`, async () => {
        const now = await ask('address');
        return now === wanted || now;
      }),
    arrivesAt: (path: string) =>
      until(`${path} is the path`, async () => {
        const now = await ask('address');
        return now.split('?')[0] === path || now;
      }),
    misses: (target: Target) =>
      until(`${shown(target)} has gone`, async () => {
        const words = await ask('texts', target);
        return words.length === 0 || words.join(', ');
      }),
    finds: (target: Target, text: string) =>
      until(`${shown(target)} says “${text}”`, async () => {
        const [first] = await ask('texts', target);
        return first === text || `“${first}”`;
      }),
    fill: async (target: Target, text: string) => {
      await press(target);
      if ((await ask('held', target)) !== '') await ask('selectAll');
      await engine.type(text);
    },
    type: (text: string) => engine.type(text),
    presses: (key: keyof typeof keys) => engine.type(keys[key]),
    choose: (target: Target, words: string) =>
      until(`${shown(target)} takes “${words}”`, () => ask('choose', target, words)),
    attach: (...files: string[]) => engine.attach(files),
    hydrated: (island: string) => until(`${island} is hydrated`, () => ask('isHydrated', island)),
  };
}
