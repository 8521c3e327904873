import { readInstallation } from './readInstallation.ts';

// Bundlers replace this module (src/astro/installationModule.ts) by the settings of one installation.
/** Name of the installation in use. Commands take it from `--target`. */
export const target: string = process.env.VONGXE_TARGET ?? 'local';

const { operator: operates, ...rest } = readInstallation(target);

export const installation = rest;
/** The operator, separate from the other settings because few scripts need it. */
export const operator = operates;
