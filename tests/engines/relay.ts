import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  origin: string;
  /** Simulates a lost network: closes connections and refuses new ones. */
  close: () => Promise<void>;
}

/**
 * Relays a browser's connections to the site. Closing the relay also cuts off service workers, which
 * WebDriver cannot do. Listens on another loopback address with the site's port, from which pages derive the
 * emulators' ports.
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
      // Writing fails if the other connection has closed.
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
