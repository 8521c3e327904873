import type * as z from 'zod/mini';
import type { Site } from '../platform/site.ts';

/** `run` may throw a Refusal that names a remedy. */
export type Tool<Input = unknown> = {
  name: string;
  title: string;
  description: string;
  input: z.ZodMiniType<Input>;
  run: (site: Site, input: Input) => Promise<Record<string, unknown>>;
};

export const tool = <Input>(one: Tool<Input>): Tool<Input> => one;

/** Error whose message assistants may see. */
export class Refusal extends Error {
  override name = 'Refusal';
}
