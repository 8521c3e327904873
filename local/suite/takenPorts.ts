import { connect, createServer } from 'node:net';
import { Problem } from '../problem.ts';
import { type Service, serviceNames } from './ports.ts';
import type { Suite } from './suite.ts';

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(500, () => end(false));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

function refusesListener(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code === 'EADDRINUSE'));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(false)));
  });
}

/** Checks IPv4 and IPv6, since a browser tries IPv6 first. */
export async function isTaken(port: number): Promise<boolean> {
  const answering = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')]);
  return answering.includes(true) || refusesListener(port);
}

export function takenMessage(taken: { port: number; service: Service }[]): string {
  if (taken.some(({ service }) => service === 'hub') && taken.length > 5) {
    return 'Vongxe is running already, in another terminal. Stop it there with Ctrl-C first.';
  }
  const lines = taken.map(
    ({ port, service }) => `Port ${port} is taken, and ${serviceNames[service]} needs it.`,
  );
  const [first] = taken;
  return [
    ...lines,
    `\`lsof -i :${first?.port}\` names the program that holds it. Stop that one, then run the command again.`,
  ].join('\n');
}

/** Throws if a port is taken. Otherwise firebase-tools would start some emulators and then fail. */
export async function refuseTakenPorts(suite: Suite): Promise<void> {
  const all = Object.entries(suite.ports) as [Service, number][];
  const verdicts = await Promise.all(all.map(([, port]) => isTaken(port)));
  const taken = all.filter((_, index) => verdicts[index]).map(([service, port]) => ({ service, port }));
  if (taken.length > 0) throw new Problem(takenMessage(taken));
}
