import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { runTool } from '../tool.ts';

/** Returns the roles that the built functions declare, like firebase-tools before a deployment. */
export const declaredRoles = async (): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'roles-'));
  const file = join(folder, 'functions.json');
  try {
    const env = { FUNCTIONS_MANIFEST_OUTPUT_PATH: file };
    // Without the second argument, firebase-functions ignores the folder.
    const { ok, output } = await runTool('firebase-functions', [inRoot('functions'), ''], { env });
    if (!ok) throw new Problem(`The functions could not be listed:\n${output}`);
    const { requiredRoles = [] } = JSON.parse(readFileSync(file, 'utf8')) as { requiredRoles?: string[] };
    return requiredRoles;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
