const numbers = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/[-+].*$/, '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
};

/** @returns less than 0 when the first is the older one */
export const compareVersions = (one: string, other: string): number => {
  const [a, b] = [numbers(one), numbers(other)];
  const [major, minor, patch] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return major || minor || patch;
};

/**
 * Has a version what was mended? One fix may have come out in several lines: each covers the rest of its own line, the
 * newest everything after it.
 * @example hasFix('1.9.16', ['1.8.22', '1.9.15', '1.10.9']) // => true
 */
export const hasFix = (version: string, fixed: readonly string[]): boolean => {
  const mended = fixed.filter((fix) => compareVersions(version, fix) >= 0);
  const newest = fixed.toSorted(compareVersions).at(-1);
  if (newest !== undefined && mended.includes(newest)) return true;
  const [major, minor] = numbers(version);
  return mended.some((fix) => {
    const [itsMajor, itsMinor] = numbers(fix);
    const alone = fixed.filter((other) => numbers(other)[0] === itsMajor).length === 1;
    return itsMajor === major && (itsMinor === minor || (alone && major > 0));
  });
};

/**
 * The version that package.json asks for. `npm:` before it gives a package another name, so that two releases of it lie
 * beside each other.
 * @example versionAsked('npm:typescript@7.0.2') // => '7.0.2'
 */
export const versionAsked = (asked: string): string => asked.replace(/^npm:.+@/, '');
