import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  origin: string;
  /** The network is away: connections end, and no new one is taken. */
  close: () => Promise<void>;
}

/**
 * Passes on what a browser says to the site, until it is closed: neither engine's WebDriver can take the network away from a
 * worker. It listens at another address of this machine, on the site's own port, by which the pages know the emulators'.
 */
export async function openRelay(site: string): Promise<Relay> {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname);
    for (const [one, next] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one);
      one.pipe(next);
      // The other side went first.
      one.on('error', () => next.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  server.listen(Number(port), '127.0.0.2');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.2:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
