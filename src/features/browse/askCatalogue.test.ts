import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Question } from './openCatalogue.ts';

type Request = { number: number; question: Question };
class Worker extends EventTarget {
  static started: Worker[] = [];
  readonly asked: Request[] = [];
  constructor(
    readonly address: URL,
    readonly options: object,
  ) {
    super();
    Worker.started.push(this);
  }
  postMessage(request: Request) {
    this.asked.push(request);
  }
  say(data: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}
beforeEach(() => {
  Worker.started = [];
  vi.resetModules();
  vi.stubGlobal('Worker', Worker);
});
const load = async () => (await import('./askCatalogue.ts')).askCatalogue;
const question = (q: string) => ({ q }) as unknown as Question;
const answer = (total: number) => ({ total }) as unknown as Answer;

describe('the catalogue', () => {
  it('is asked in a worker of its own, and each question gets its answer', async () => {
    const ask = await load();
    const [first, second] = [ask(question('wave')), ask(question('vision'))];
    expect(Worker.started).toHaveLength(1);
    const [worker] = Worker.started as [Worker];
    expect(String(worker.address)).toMatch(/catalogueWorker\.ts$/);
    expect(worker.options).toEqual({ type: 'module' });
    const [one, other] = worker.asked as [Request, Request];
    expect([one.question, other.question]).toEqual([question('wave'), question('vision')]);
    worker.say({ number: other.number, answer: answer(2) });
    worker.say({ number: one.number, answer: answer(1) });
    worker.say({ number: 99, answer: answer(99) });
    worker.say({ number: 99, failure: 'nobody asked' });
    expect([await first, await second]).toEqual([answer(1), answer(2)]);
  });

  it('that cannot answer says why', async () => {
    const answer = (await load())(question('wave'));
    Worker.started[0]?.say({ number: 1, failure: 'no network' });
    await expect(answer).rejects.toThrow('no network');
  });

  it('whose worker breaks rejects all questions, and restarts', async () => {
    const ask = await load();
    const both = [ask(question('wave')), ask(question('vision'))];
    Worker.started[0]?.dispatchEvent(new Event('error'));
    for (const answer of both) await expect(answer).rejects.toThrow('the catalogue could not be opened');
    const again = ask(question('wave'));
    expect(Worker.started).toHaveLength(2);
    Worker.started[1]?.say({ number: 1, answer: answer(3) });
    expect(await again).toEqual(answer(3));
  });
});

describe('the worker', () => {
  it('answers by the number of the question, also when it fails', async () => {
    const replies: unknown[] = [];
    let ask: (event: { data: Request }) => Promise<void> = async () => undefined;
    vi.stubGlobal('addEventListener', (name: string, listener: typeof ask) => {
      expect(name).toBe('message');
      ask = listener;
    });
    vi.stubGlobal('postMessage', (reply: unknown) => replies.push(reply));
    const fetched = vi.fn(async (_address: string) => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', fetched);
    await import('./catalogueWorker.ts');
    await ask({ data: { number: 7, question: question('wave') } });
    expect(replies).toEqual([{ number: 7, failure: expect.stringMatching(/./) }]);
    expect(fetched.mock.calls[0]?.[0]).toMatch(/^\/catalogue\/index\.json/);
  });
});
