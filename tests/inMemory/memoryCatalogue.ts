import { type Answer, openCatalogue, type Question } from '../../src/features/browse/openCatalogue.ts';

// Mock of askCatalogue.ts: the same catalogue, without worker.

let ask: ((question: Question) => Promise<Answer>) | undefined;
export const askCatalogue = (question: Question): Promise<Answer> => {
  ask ??= openCatalogue((address) => fetch(address), Date.now);
  return ask(question);
};
export const forgetCatalogue = (): void => {
  ask = undefined;
};
