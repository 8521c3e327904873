import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../project.ts';

const program = `
  const { createApp } = require('./node_modules/firebase-tools/lib/emulator/auth/server.js');
  createApp('demo').then((app) => {
    const server = app.listen(0, '127.0.0.1', async () => {
      const { port } = server.address();
      const send = async (body) => {
        const address = 'http://127.0.0.1:' + port + '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x';
        const headers = { 'content-type': 'application/json' };
        return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      };
      const statuses = [await send({ email: 7, password: [] }), await send({ email: 'a@example.com', password: 'secret' })];
      console.log(JSON.stringify(statuses));
      process.exit();
    });
  });`;

it('Auth still refuses what its schemas do not allow', () => {
  const preload = join(import.meta.dirname, 'plainSchemas.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', preload, '-e', program], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([400, 200]);
});
