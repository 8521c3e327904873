import { parseArgs } from 'node:util';
import { type Role, roles } from '../../src/domain/admin/roles.ts';
import { setOperator, setQuota } from '../operators.ts';
import { Problem } from '../problem.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { runningEmulators } from '../suite/hub.ts';
import { localSuite } from '../suite/suite.ts';

const usage = [
  'npm run operator -- grant someone@example.com     an owner, on the suite that runs here',
  'npm run operator -- grant someone@example.com --role moderator',
  'npm run operator -- revoke someone@example.com',
  'npm run operator -- quota someone@example.com 50   so many bikes a day',
  'add --project my-project for a real one, as whom `gcloud auth application-default login` says',
].join('\n');

const article: Record<Role, string> = { owner: 'an owner', moderator: 'a moderator' };

const choose = async (project: string | undefined): Promise<string> => {
  if (project !== undefined) {
    if (project.startsWith('demo-')) throw new Problem(`${project} is a demo: leave --project out.`);
    return project;
  }
  if ((await runningEmulators(localSuite.ports.hub)).length === 0)
    throw new Problem(`Nothing runs here: \`npm start\` first, or name a project.\n${usage}`);
  Object.assign(process.env, clientEnvironment(localSuite));
  return localSuite.project;
};

/** Grants or revokes an operator's rights, or raises a seller's daily quota. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' }, role: { type: 'string' } },
  });
  const [action, email, amount, ...rest] = positionals;
  const role = roles.find((one) => one === (values.role ?? 'owner'));
  const isRight = action === 'quota' ? /^[1-9]\d{0,3}$/.test(amount ?? '') : amount === undefined;
  if (
    !['grant', 'revoke', 'quota'].includes(action ?? '') ||
    !email?.includes('@') ||
    !isRight ||
    !role ||
    (values.role !== undefined && action !== 'grant') ||
    rest.length > 0
  )
    throw new Problem(usage);
  const projectId = await choose(values.project);
  const { applicationDefault, deleteApp, initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const { getFirestore } = await import('firebase-admin/firestore');
  const app = initializeApp({
    projectId,
    ...(values.project !== undefined && { credential: applicationDefault() }),
  });
  const auth = getAuth(app);
  /** Projects without Identity Platform reject the request. */
  const hasSecondFactors = async () => {
    const config = await auth
      .projectConfigManager()
      .getProjectConfig()
      .catch(() => null);
    return config?.multiFactorConfig?.state === 'ENABLED';
  };
  const documents = getFirestore(app);
  const outcome =
    action === 'quota'
      ? await setQuota(auth, documents, email, Number(amount))
      : await setOperator(auth, documents, email, action === 'grant' ? role : null, hasSecondFactors);
  await deleteApp(app);
  if (outcome === 'nobody')
    throw new Problem(`${projectId} has no account with the address ${email}. They have to sign up first.`);
  if (outcome === 'unconfirmed')
    throw new Problem(`${email} has not confirmed its address: whoever registered it may be somebody else.`);
  if (outcome === 'oneFactor')
    throw new Problem(`${projectId} has second factors, and ${email} has none: it has to be added first.`);
  if (action === 'quota') return console.log(`${email} may put up ${amount} bikes a day in ${projectId}.`);
  console.log(
    action === 'grant'
      ? `${email} is ${article[role]} of ${projectId}: /admin opens once they load it again.`
      : `${email} is no operator of ${projectId} any more, and is signed out everywhere.`,
  );
}
