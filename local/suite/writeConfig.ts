import { writeFile } from 'node:fs/promises';
import { hostingConfig, readFirebaseConfig } from '../build/hostingConfig.ts';
import { inRoot } from '../project.ts';
import { emulatorOrigins } from './environment.ts';
import { type Ports, shiftPorts } from './ports.ts';
import type { Suite } from './suite.ts';

interface EmulatorPort {
  port?: number;
  websocketPort?: number;
}

export function shiftConfig<T extends { emulators: Record<string, unknown> }>(config: T, offset: number): T {
  const emulators = Object.entries(config.emulators).map(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [name, value];
    const { port, websocketPort } = value as EmulatorPort;
    return [
      name,
      {
        ...value,
        ...(port && { port: port + offset }),
        ...(websocketPort && { websocketPort: websocketPort + offset }),
      },
    ];
  });
  return { ...config, emulators: Object.fromEntries(emulators) };
}

export function portsOfConfig(emulators: Record<string, EmulatorPort>): Partial<Ports> {
  const { hosting, firestore, ...others } = emulators;
  const named = Object.keys(shiftPorts(0))
    .filter((service) => others[service]?.port)
    .map((service) => [service, others[service]?.port]);
  return {
    ...Object.fromEntries(named),
    ...(hosting?.port && { site: hosting.port }),
    ...(firestore?.port && { firestore: firestore.port }),
    ...(firestore?.websocketPort && { firestoreSocket: firestore.websocketPort }),
  };
}

/**
 * Writes a suite's configuration into the root: firebase-tools refuses sources outside the configuration's
 * folder.
 * @param isHosted whether to start Hosting, whose headers require a build
 */
export async function writeConfig(suite: Suite, isHosted: boolean): Promise<string> {
  const emulators = suite.asDeployed ? [] : emulatorOrigins(suite);
  const config = readFirebaseConfig();
  const shifted = shiftConfig(isHosted ? hostingConfig(config, emulators) : config, suite.offset);
  const file = inRoot(`.firebase.${suite.name}.json`);
  await writeFile(file, JSON.stringify(shifted, null, 2));
  return file;
}
