import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { type Service, shiftPorts } from './ports.ts';
import { isTaken, takenMessage } from './takenPorts.ts';

it('names the port that is taken and who wanted it', () => {
  const message = takenMessage([{ port: 8080, service: 'firestore' }]);
  expect(message).toContain('Port 8080 is taken, and Firestore needs it.');
  expect(message).toContain('lsof -i :8080');
});

it('knows its own suite in another terminal', () => {
  const ports = Object.entries(shiftPorts(0)).map(([service, port]) => ({
    service: service as Service,
    port,
  }));
  expect(takenMessage(ports)).toContain('running already');
});

it('sees a program that listens, and sees when it has gone', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isTaken(port)).toBe(true);
  server.close();
  await once(server, 'close');
  expect(await isTaken(port)).toBe(false);
});
