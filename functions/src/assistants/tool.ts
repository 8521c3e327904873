import type * as z from 'zod/mini';
import type { Site } from '../platform/site.ts';

/** Tool of the endpoint. `run` returns plain data, and throws a Refusal that names a remedy. */
export type Tool<Input = unknown> = {
  name: string;
  title: string;
  description: string;
  input: z.ZodMiniType<Input>;
  run: (site: Site, input: Input) => Promise<Record<string, unknown>>;
};

/** Checks the types of a tool. */
export const tool = <Input>(one: Tool<Input>): Tool<Input> => one;

/** Error whose message may be shown. */
export class Refusal extends Error {
  override name = 'Refusal';
}
