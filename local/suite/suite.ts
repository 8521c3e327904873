import { inRoot, projectId } from '../project.ts';
import { type Ports, shiftPorts } from './ports.ts';

/** Set of running emulators, with its ports, addresses and data. */
export interface Suite {
  name: string;
  project: string;
  offset: number;
  ports: Ports;
  /** Without a slash at the end. */
  origin: string;
  /** Address of the mailbox, without a slash at the end. */
  inbox: string;
  folder: string;
  log: string;
  keepsData: boolean;
  /** Whether pages and functions use a deployment's settings, without emulator addresses. */
  asDeployed?: true;
  /** Whether each function has its own processes, as in the cloud (patches/sharedWorkers.ts). */
  isolated?: true;
}

function buildSuite(name: string, offset: number, folder: string, keepsData: boolean): Suite {
  const ports = shiftPorts(offset);
  return {
    name,
    project: projectId,
    offset,
    ports,
    origin: `http://localhost:${ports.site}`,
    inbox: `http://localhost:${ports.inbox}`,
    folder,
    log: `${folder}/suite.log`,
    keepsData,
  };
}

export const localSuite = buildSuite('local', 0, inRoot('.data'), true);
/** TEST_OFFSET separates the ports of tests in two clones. */
const testOffset = Number(process.env.TEST_OFFSET ?? 10_000);
/** Has its own ports and data, to run beside `npm start`. */
export const testSuite = buildSuite('test', testOffset, inRoot('.cache', 'test'), false);
/** Suite for tests of security rules only, which run beside all others. */
export const rulesSuite = buildSuite('rules', testOffset + 1_000, inRoot('.cache', 'rules'), false);

/** Returns the suite that rehearses a deployment: it runs the deployed output under the project's id. */
export const rehearsalSuite = (project: string): Suite => ({
  // Keeps the data for successive deployments.
  ...buildSuite('rehearsal', testOffset + 2_000, inRoot('.cache', 'suite'), true),
  project,
  asDeployed: true,
  isolated: true,
});
