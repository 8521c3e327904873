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
  /** Whether the suite runs a deployed build, which has no emulator addresses. */
  asDeployed?: true;
  /** Whether each function has its own processes, as in the cloud. */
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
export const testSuite = buildSuite('test', testOffset, inRoot('.cache', 'test'), false);
/** Used only for the rules' tests; can run beside all other suites. */
export const rulesSuite = buildSuite('rules', testOffset + 1_000, inRoot('.cache', 'rules'), false);

/** Returns the suite that rehearses a deployment, with the real project's id. */
export const rehearsalSuite = (project: string): Suite => ({
  // Each deployment finds the data of the one before.
  ...buildSuite('rehearsal', testOffset + 2_000, inRoot('.cache', 'suite'), true),
  project,
  asDeployed: true,
  isolated: true,
});
