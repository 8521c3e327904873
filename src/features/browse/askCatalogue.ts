import { trustPage } from '../../domain/platform/trustedTypes.ts';
import type { Answer, Question } from './openCatalogue.ts';
import { shownRates } from './shownRates.ts';

type Ask = (question: Question) => Promise<Answer>;
type Reply = { number: number; answer: Answer } | { number: number; failure: string };
type Waiting = { resolve: (answer: Answer) => void; reject: (failure: Error) => void };

const startWorker = (onBroken: () => void): Ask => {
  trustPage();
  const worker = new Worker(new URL('./catalogueWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const pending = waiting.get(data.number);
    waiting.delete(data.number);
    if ('answer' in data) pending?.resolve(data.answer);
    else pending?.reject(new Error(data.failure));
  });
  worker.addEventListener('error', () => {
    onBroken();
    for (const { reject } of waiting.values()) reject(new Error('the catalogue could not be opened'));
    waiting.clear();
  });
  return (question) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ number: last, question });
    });
};

let worker: Ask | undefined;

/** The first call loads the catalogue. */
export const askCatalogue: Ask = (question) => {
  worker ??= startWorker(() => {
    worker = undefined;
  });
  return worker({ ...question, rates: shownRates() });
};
