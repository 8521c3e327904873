import { Problem } from '../problem.ts';

/** What firebase asks while it deploys; without a terminal it gives up instead, at the last of them when functions are live. */
const questions = [
  'Functions that will be retried after a failure, the first time each is deployed. Yes: all of ours may run twice.',
  'Functions that this version no longer has, before they are deleted. Yes, unless you made one by hand in the cloud.',
  'How long to keep container images, the first time. Any answer: 30 days are set afterwards.',
  'The account that functions run as, the first time, and its roles whenever they change. Yes, as an owner of the project.',
  'Instances that are always warm, when they raise the least bill (minInstances in resources.ts). Yes, if that is meant.',
];

/** What firebase will ask, or a refusal before anything is built where nobody could answer. */
export const announceQuestions = (args: readonly string[], hasTerminal: boolean): string => {
  const list = questions.map((question) => `- ${question}`).join('\n');
  if (args.includes('--force')) return `With --force, all that firebase asks is answered by yes:\n${list}`;
  if (hasTerminal) return `firebase may ask about:\n${list}`;
  throw new Problem(
    `firebase may ask, and here is no terminal to answer. Add --force to have it all answered by yes:\n${list}`,
  );
};

/**
 * The indexes alone, so that they are built before anything asks for them. Those which this version no longer needs stay,
 * because the version that is live may need them: hence no question and no --force.
 */
export const indexesStep = ['deploy', '--only', 'firestore:indexes', '--non-interactive'];

export const listStep = ['firestore:indexes', '--pretty', '--non-interactive'];

/**
 * Everything else. firebase-tools puts the rules live first, then the functions, and Hosting once all of them are.
 * @param args what was given to `npm run deploy`
 */
export const mainStep = (args: readonly string[]): string[] => {
  const isPart = args.some((arg) => /^--(?:only|except)(?:=|$)/.test(arg));
  return ['deploy', ...(isPart ? [] : ['--only', 'storage,firestore:rules,functions,hosting']), ...args];
};

/** Images of functions are kept as long as Hosting can be rolled back to a release that calls them. */
export const imagesStep = (region: string): string[] => [
  ...['functions:artifacts:setpolicy', '--location', region, '--days', '30'],
  ...['--force', '--non-interactive'],
];
