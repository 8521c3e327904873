import { parseArgs } from 'node:util';
import { setOperator } from '../operators.ts';
import { Problem } from '../problem.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { runningEmulators } from '../suite/hub.ts';
import { localSuite } from '../suite/suite.ts';

const usage = [
  'npm run operator -- grant someone@example.com     on the suite that runs here',
  'npm run operator -- revoke someone@example.com',
  'add --project my-project for a real one, as whom `gcloud auth application-default login` says',
].join('\n');

/** Which accounts are meant: those of a real project, else those of the running suite. */
const choose = async (project: string | undefined): Promise<string> => {
  if (project !== undefined) {
    if (project.startsWith('demo-')) throw new Problem(`${project} is a demo: leave --project out.`);
    return project;
  }
  if ((await runningEmulators(localSuite.ports.hub)).length === 0)
    throw new Problem(`Nothing runs here: \`npm start\` first, or name a project.\n${usage}`);
  // Before the Admin SDK comes: it reads its emulators' addresses once.
  Object.assign(process.env, clientEnvironment(localSuite));
  return localSuite.project;
};

/** Makes somebody an operator of /admin, or takes that away. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [deed, email, ...rest] = positionals;
  if ((deed !== 'grant' && deed !== 'revoke') || !email?.includes('@') || rest.length > 0)
    throw new Problem(usage);
  const projectId = await choose(values.project);
  const { applicationDefault, deleteApp, initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const app = initializeApp({
    projectId,
    ...(values.project !== undefined && { credential: applicationDefault() }),
  });
  const outcome = await setOperator(getAuth(app), email, deed === 'grant');
  await deleteApp(app);
  if (outcome === 'nobody')
    throw new Problem(`${projectId} has no account with the address ${email}. They have to sign up first.`);
  console.log(
    deed === 'grant'
      ? `${email} is an operator of ${projectId}: /admin opens once they load it again.`
      : `${email} is no operator of ${projectId} any more, and is signed out everywhere.`,
  );
}
