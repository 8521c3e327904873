import { Problem } from '../problem.ts';

/**
 * Questions of firebase-tools. Without a terminal, one of them could stop a deployment after the functions
 * are live.
 */
const questions = [
  'Functions that will be retried after a failure, the first time each is deployed. Yes: all of ours may run twice.',
  'Functions that this version no longer has, before they are deleted. Yes, unless you made one by hand in the cloud.',
  'How long to keep container images, the first time. Any answer: 30 days are set afterwards.',
  'The account that functions run as, the first time, and its roles whenever they change. Yes, as an owner of the project.',
  'Instances that are always warm, when they raise the least bill (minInstances). Yes, if that is meant.',
];

/** Lists the questions of firebase-tools. @throws Problem without a terminal or `--force` */
export const announceQuestions = (args: readonly string[], hasTerminal: boolean): string => {
  const list = questions.map((question) => `- ${question}`).join('\n');
  if (args.includes('--force')) return `With --force, all that firebase asks is answered by yes:\n${list}`;
  if (hasTerminal) return `firebase may ask about:\n${list}`;
  throw new Problem(
    `firebase may ask, and here is no terminal to answer. Add --force to have it all answered by yes:\n${list}`,
  );
};

/** Deploys indexes before queries need them. Without `--force`, the live version's indexes stay. */
export const indexesStep = ['deploy', '--only', 'firestore:indexes', '--non-interactive'];

export const listStep = ['firestore:indexes', '--pretty', '--non-interactive'];

export const mainStep = (args: readonly string[]): string[] => {
  const isPart = args.some((arg) => /^--(?:only|except)(?:=|$)/.test(arg));
  return ['deploy', ...(isPart ? [] : ['--only', 'storage,firestore:rules,functions,hosting']), ...args];
};

/** Keeps the functions' container images for 30 days: Hosting can roll back to releases that use them. */
export const imagesStep = (region: string): string[] => [
  ...['functions:artifacts:setpolicy', '--location', region, '--days', '30'],
  ...['--force', '--non-interactive'],
];
