import * as z from 'zod/mini';
import { installationSchema } from '../../src/installation/installation.schema.ts';

/** Returns the JSON schema of an installation's file, which editors read through `$schema`. */
export const installationSchemaText = (): string =>
  `${JSON.stringify(z.toJSONSchema(installationSchema, { io: 'input' }), null, 2)}\n`;
