import { openCatalogue, type Question } from './openCatalogue.ts';

/** In a worker: never delays scrolling or typing. */
const ask = openCatalogue((address) => fetch(address), Date.now);

addEventListener('message', async ({ data }: MessageEvent<{ number: number; question: Question }>) => {
  try {
    postMessage({ number: data.number, answer: await ask(data.question) });
  } catch (failure) {
    postMessage({ number: data.number, failure: String(failure) });
  }
});
