import { describe, expect, it, vi } from 'vitest';
import { findEmulators, type Probes } from './findEmulators.ts';

const fromSdk = { firestore: '/cache/firestore.jar', storage: '/cache/storage-rules.jar' };

const machine = (facts: Partial<Probes>): Probes => ({
  environment: {},
  java: () => 21,
  download: async () => false,
  cloudSdkJar: () => undefined,
  launchers: async () => fromSdk,
  ...facts,
});

describe('where the emulators come from', () => {
  it('is what the environment names, before anything else', async () => {
    const download = vi.fn(async () => true);
    const environment = {
      FIRESTORE_EMULATOR_BINARY_PATH: '/mine/firestore.jar',
      STORAGE_EMULATOR_BINARY_PATH: '/mine/storage.jar',
    };
    expect(await findEmulators(machine({ environment, download, java: () => 11 }))).toEqual(environment);
    expect(download).not.toHaveBeenCalled();
  });

  it('is what firebase-tools downloads, with Java 21 and a network', async () => {
    expect(
      await findEmulators(machine({ download: async () => true, cloudSdkJar: () => '/sdk.jar' })),
    ).toEqual({});
  });

  it.each([
    ['without a network', 21],
    ['with a Java that the downloads do not run on', 17],
  ])('is the Cloud SDK %s', async (_, java) => {
    expect(await findEmulators(machine({ java: () => java, cloudSdkJar: () => '/sdk.jar' }))).toEqual({
      FIRESTORE_EMULATOR_BINARY_PATH: fromSdk.firestore,
      STORAGE_EMULATOR_BINARY_PATH: fromSdk.storage,
    });
  });

  it('is the Cloud SDK for the one that the environment does not name', async () => {
    const environment = { FIRESTORE_EMULATOR_BINARY_PATH: '/mine/firestore.jar' };
    expect(await findEmulators(machine({ environment, cloudSdkJar: () => '/sdk.jar' }))).toEqual({
      FIRESTORE_EMULATOR_BINARY_PATH: '/mine/firestore.jar',
      STORAGE_EMULATOR_BINARY_PATH: fromSdk.storage,
    });
  });

  const nowhere: [string, Partial<Probes>, RegExp][] = [
    ['there is no Java', { java: () => undefined }, /needs Java, and there is none/],
    ['nothing can be downloaded and there is no Cloud SDK', {}, /could not be downloaded/],
    ['Java is too old to download for', { java: () => 17 }, /this is Java 17/],
    [
      'Java is too old for the Cloud SDK',
      { java: () => 8, cloudSdkJar: () => '/sdk.jar' },
      /Java 11 or later/,
    ],
  ];
  it.each(nowhere)('is nowhere, and says what to install, when %s', async (_, facts, message) => {
    const search = findEmulators(machine(facts));
    await expect(search).rejects.toThrow(message);
    await expect(search).rejects.toThrow(
      'apt-get install default-jre-headless google-cloud-cli-firestore-emulator',
    );
  });
});
