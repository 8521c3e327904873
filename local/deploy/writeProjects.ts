import { existsSync, writeFileSync } from 'node:fs';
import { installationFile, readInstallation } from '../../src/installation/readInstallation.ts';
import { inRoot } from '../project.ts';

export const projectsFile = (projects: Record<string, string>): string =>
  `${JSON.stringify({ projects }, null, 2)}\n`;

/** Writes .firebaserc from the installations, so that `npx firebase use production` finds the project. */
export const writeProjects = (): void => {
  const targets = ['production', 'staging'].filter((target) => existsSync(inRoot(installationFile(target))));
  const projects = targets.map((target) => [target, readInstallation(target).firebase.projectId]);
  writeFileSync(inRoot('.firebaserc'), projectsFile(Object.fromEntries(projects)));
};
