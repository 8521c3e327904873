import { inRoot, projectId } from '../project.ts';
import { type Ports, shiftPorts } from './ports.ts';

/** Running Firebase: its ports, addresses and data. */
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
  /** Pages and functions get a deployment's settings, without emulator addresses. */
  asDeployed?: true;
  /**
   * Each function has its own processes, as in the cloud. Otherwise they share processes
   * (patches/sharedWorkers.ts).
   */
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
/** TEST_OFFSET lets the tests of two clones run at once. */
const testOffset = Number(process.env.TEST_OFFSET ?? 10_000);
/** Has its own ports and data, so that tests run beside `npm start`. */
export const testSuite = buildSuite('test', testOffset, inRoot('.cache', 'test'), false);
/** For tests of security rules only; runs beside all others. */
export const rulesSuite = buildSuite('rules', testOffset + 1_000, inRoot('.cache', 'rules'), false);

/** Returns the suite of a rehearsal: a deployment's output under its project's id. */
export const rehearsalSuite = (project: string): Suite => ({
  // Successive deployments of a rehearsal use the same data.
  ...buildSuite('rehearsal', testOffset + 2_000, inRoot('.cache', 'suite'), true),
  project,
  asDeployed: true,
  isolated: true,
});
