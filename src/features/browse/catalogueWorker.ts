import { openCatalogue, type Question } from './openCatalogue.ts';

/** The catalogue in a thread of its own: loading, building and asking it never hold up a scroll or a keystroke. */
const ask = openCatalogue((address) => fetch(address), Date.now);

addEventListener('message', async ({ data }: MessageEvent<{ number: number; question: Question }>) => {
  try {
    postMessage({ number: data.number, answer: await ask(data.question) });
  } catch (failure) {
    postMessage({ number: data.number, failure: String(failure) });
  }
});
