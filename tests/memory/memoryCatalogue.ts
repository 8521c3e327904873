import { type Answer, openCatalogue, type Question } from '../../src/features/browse/openCatalogue.ts';

// In place of askCatalogue.ts: there are no workers here, so the same catalogue answers in this thread.

let ask: ((question: Question) => Promise<Answer>) | undefined;
export const askCatalogue = (question: Question): Promise<Answer> => {
  ask ??= openCatalogue((address) => fetch(address), Date.now);
  return ask(question);
};
/** What was read of the catalogue is forgotten. */
export const forgetCatalogue = (): void => {
  ask = undefined;
};
