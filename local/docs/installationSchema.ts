import * as z from 'zod/mini';
import { installationSchema } from '../../src/installation/installation.schema.ts';

const schema = () => z.toJSONSchema(installationSchema, { io: 'input' });

/** Returns the JSON schema of an installation's file, which editors read through `$schema`. */
export const installationSchemaText = (): string => `${JSON.stringify(schema(), null, 2)}\n`;

type Node = { properties?: Record<string, Node> };

/** Returns the names of all settings, such as `signIn.phone`. */
export const settingNames = ({ properties = {} }: Node = schema() as Node, path = ''): string[] =>
  Object.entries(properties)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, node]) => (node.properties ? settingNames(node, `${path}${key}.`) : [path + key]));

export const namesIn = (group: object, path = ''): string[] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? namesIn(value, `${path}${key}.`)
      : [path + key],
  );
