import { expect, it } from 'vitest';
import { manifest, manifestJar } from './manifestJar.ts';

const long = `file:///${'a/rather/long/folder/'.repeat(8)}emulator.jar`;

it('keeps every line of a manifest within 72 bytes, and loses nothing of it', () => {
  const text = manifest('Main', [long]);
  expect(text.split('\r\n').every((line) => line.length <= 70)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(`Class-Path: ${long}\r\n`);
});

it('writes a zip with one stored file, found from its directory at the end', () => {
  const jar = manifestJar('Main', [long]);
  const end = jar.subarray(-22);
  const directory = jar.subarray(end.readUInt32LE(16), end.readUInt32LE(16) + end.readUInt32LE(12));
  const [size, nameLength] = [directory.readUInt32LE(24), directory.readUInt16LE(28)];
  const start = directory.readUInt32LE(42) + 30 + nameLength;
  expect(directory.subarray(46).toString()).toBe('META-INF/MANIFEST.MF');
  expect(jar.subarray(start, start + size).toString()).toBe(manifest('Main', [long]));
});
