import { openCatalogue, type Question } from './openCatalogue.ts';

/** Runs the catalogue in a worker, so that it never delays scrolling or typing. */
const ask = openCatalogue((address) => fetch(address), Date.now);

addEventListener('message', async ({ data }: MessageEvent<{ number: number; question: Question }>) => {
  try {
    postMessage({ number: data.number, answer: await ask(data.question) });
  } catch (failure) {
    postMessage({ number: data.number, failure: String(failure) });
  }
});
