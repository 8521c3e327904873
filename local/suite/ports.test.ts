import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { shiftPorts } from './ports.ts';
import { localSuite, testSuite } from './suite.ts';
import { portsOfConfig, shiftConfig } from './writeConfig.ts';

const config = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));

describe('the ports of a suite', () => {
  it('are those of firebase.json, but for the mail server and Zalo, which Firebase does not know', () => {
    const { smtp, inbox, zalo, ...known } = shiftPorts(0);
    expect(portsOfConfig(config.emulators)).toEqual(known);
    expect([smtp, inbox, zalo]).toEqual([1025, 1080, 1090]);
  });

  it('move together, in the configuration too', () => {
    const { smtp, inbox, zalo, ...known } = shiftPorts(10_000);
    const shifted = shiftConfig(config, 10_000);
    expect(portsOfConfig(shifted.emulators)).toEqual(known);
    expect([smtp, inbox, zalo]).toEqual([11_025, 11_080, 11_090]);
  });

  it('leave everything else of the configuration as it is', () => {
    const { emulators, ...rest } = config;
    const { emulators: moved, ...same } = shiftConfig(config, 10_000);
    expect(same).toEqual(rest);
    expect(moved.singleProjectMode).toBe(true);
    expect(moved.ui).toEqual(emulators.ui);
  });

  it('are never shared by the site that one looks at and the site under test', () => {
    const all = [...Object.values(localSuite.ports), ...Object.values(testSuite.ports)];
    expect(new Set(all).size).toBe(all.length);
  });
});
