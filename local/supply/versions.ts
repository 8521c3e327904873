/**
 * The version that package.json asks for. `npm:` before it gives a package another name, so that two releases of it lie
 * beside each other.
 * @example versionAsked('npm:typescript@7.0.2') // => '7.0.2'
 */
export const versionAsked = (asked: string): string => asked.replace(/^npm:.+@/, '');
