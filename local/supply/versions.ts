/**
 * Returns the version in package.json. The prefix `npm:` gives a package a second name.
 * @example versionAsked('npm:typescript@7.0.2') // => '7.0.2'
 */
export const versionAsked = (requested: string): string => requested.replace(/^npm:.+@/, '');
