/**
 * Returns the version in package.json. `npm:` aliases a package, so that two of its releases coexist.
 * @example versionAsked('npm:typescript@7.0.2') // => '7.0.2'
 */
export const versionAsked = (requested: string): string => requested.replace(/^npm:.+@/, '');
