import { inRoot, projectId } from '../project.ts';
import { type Ports, shiftPorts } from './ports.ts';

/** One running Firebase: which ports it has, where it is reached, and where it keeps its data. */
export interface Suite {
  name: string;
  project: string;
  offset: number;
  ports: Ports;
  /** Where the site is, without a slash at the end. */
  origin: string;
  /** Where the emails are, without a slash at the end. */
  inbox: string;
  folder: string;
  log: string;
  /** What it wrote survives the stop. */
  keepsData: boolean;
  /** Pages and functions are told what a deployment would tell them, and nothing of emulators. */
  asDeployed?: true;
  /** Each function has processes of its own, as in the cloud; otherwise any process runs any (patches/sharedWorkers.ts). */
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
/** Its own ports and its own data, so that tests run beside `npm start`. */
export const testSuite = buildSuite('test', testOffset, inRoot('.cache', 'test'), false);
/** For what asks the rules alone, beside all others. */
export const rulesSuite = buildSuite('rules', testOffset + 1_000, inRoot('.cache', 'rules'), false);

/** What `npm run deploy` would put into the cloud, with the project that it would go to. */
export const rehearsalSuite = (project: string): Suite => ({
  // One deployment follows the other, on the same data.
  ...buildSuite('rehearsal', testOffset + 2_000, inRoot('.cache', 'suite'), true),
  project,
  asDeployed: true,
  isolated: true,
});
