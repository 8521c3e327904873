import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fetched, type Lock, readLock } from './lockfile.ts';
import { purlOf, sbomOf } from './sbom.ts';

// The parts of the schema of CycloneDX 1.6 that this list uses, each strict: a word too many is an error there, too.
const ref = z.string().check(z.regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/));
const License = z.union([
  z.strictObject({ license: z.strictObject({ id: z.string().check(z.regex(/^[\w.-]+$/)) }) }),
  z.strictObject({ expression: z.string().check(z.regex(/ (?:OR|AND) /)) }),
]);
const Component = z.strictObject({
  type: z.enum(['application', 'library']),
  'bom-ref': ref,
  group: z.optional(z.string().check(z.regex(/^@/))),
  name: z.string().check(z.minLength(1)),
  version: z.string().check(z.minLength(1)),
  scope: z.optional(z.enum(['required', 'optional', 'excluded'])),
  purl: z.optional(ref),
  hashes: z.optional(
    z.tuple([
      z.strictObject({ alg: z.literal('SHA-512'), content: z.string().check(z.regex(/^[a-f0-9]{128}$/)) }),
    ]),
  ),
  licenses: z.optional(z.tuple([License])),
});
const Bom = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z
    .string()
    .check(z.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)),
  version: z.literal(1),
  metadata: z.strictObject({
    lifecycles: z.array(z.strictObject({ phase: z.literal('pre-build') })),
    component: Component,
  }),
  components: z.array(Component),
  dependencies: z.array(z.strictObject({ ref, dependsOn: z.array(ref) })),
});

const lock = readLock();
const sbom = sbomOf(lock);

describe('[T31] the list of what the site is built of', () => {
  it('has the shape of CycloneDX 1.6', () => {
    expect(Bom.safeParse(sbom).error?.issues ?? []).toEqual([]);
  });

  it('names every package of the lock file once, with a licence', () => {
    const wanted = new Set(fetched(lock).map(({ name, version }) => purlOf(name, version)));
    const listed = sbom.components.filter(({ type }) => type === 'library');
    expect(new Set(listed.map((one) => one['bom-ref']))).toEqual(wanted);
    expect(listed.length).toBe(wanted.size);
    expect(listed.filter(({ licenses }) => !licenses)).toEqual([]);
  });

  it('names our own workspace', () => {
    const ours = sbom.components.filter(({ type }) => type === 'application');
    expect(ours.map((one) => one['bom-ref'])).toEqual(['pkg:npm/%40vongxe/functions@1.0.0']);
  });

  it('says which needs which, and nothing that it does not list', () => {
    const refs = new Set([sbom.metadata.component, ...sbom.components].map((one) => one['bom-ref']));
    expect(new Set(sbom.dependencies.map((one) => one.ref))).toEqual(refs);
    for (const { dependsOn } of sbom.dependencies) for (const one of dependsOn) expect(refs).toContain(one);
    const root = sbom.dependencies.find((one) => one.ref === sbom.metadata.component['bom-ref']);
    expect(root?.dependsOn.some((one) => one.startsWith('pkg:npm/zod@4'))).toBe(true);
  });

  it('reaches every package from the site, so that none is there for nothing', () => {
    const needs = new Map(sbom.dependencies.map((one) => [one.ref, one.dependsOn]));
    const seen = new Set<string>();
    const waiting = [sbom.metadata.component['bom-ref']];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(needs.get(next) ?? []));
    }
    expect([...needs.keys()].filter((one) => !seen.has(one))).toEqual([]);
  });

  it('is the same for the same lock file, and another for another', () => {
    expect(sbomOf(lock)).toEqual(sbom);
    const other: Lock = { ...lock, version: '0.1.1' };
    expect(sbomOf(other).serialNumber).not.toBe(sbom.serialNumber);
  });
});
