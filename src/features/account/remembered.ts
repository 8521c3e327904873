import * as z from 'zod/mini';

/** What a sign-up leaves in this browser until its address is confirmed (S2.67). */
const Waiting = z.object({ email: z.string(), redirect: z.nullable(z.string()) });
export type Waiting = z.infer<typeof Waiting>;

/** What a social sign-in leaves here while it is elsewhere. */
const Social = z.object({ provider: z.enum(['google', 'facebook']), redirect: z.nullable(z.string()) });
export type Social = z.infer<typeof Social>;

const waitingKey = 'vongxe.confirm';
const socialKey = 'vongxe.social';

/** The browser's storage may be blocked: then nothing is remembered, and nobody is told (spec, section 8). */
const attempt = <T>(deed: () => T, otherwise: T): T => {
  try {
    return deed();
  } catch {
    return otherwise;
  }
};

const keep = (key: string, value: string) =>
  attempt(() => {
    localStorage.setItem(key, value);
    return true;
  }, false);
const read = (key: string) => attempt(() => localStorage.getItem(key), null);
const drop = (key: string) => attempt(() => localStorage.removeItem(key), undefined);

/** What was kept, if it still has its shape. */
const recall = <S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null => {
  const kept = z.safeParse(
    schema,
    attempt(() => JSON.parse(read(key) ?? 'null'), null),
  );
  return kept.success ? kept.data : null;
};

/** Says whether it could be remembered. */
export const rememberSignUp = (waiting: Waiting): boolean => keep(waitingKey, JSON.stringify(waiting));
export const rememberedSignUp = () => recall(waitingKey, Waiting);
export const forgetSignUp = () => drop(waitingKey);

/** A social sign-in under way, which may leave the site and come back, and where it was to lead (S2.58). */
export const rememberSocial = (social: Social) => keep(socialKey, JSON.stringify(social));
export const rememberedSocial = () => recall(socialKey, Social);
export const forgetSocial = () => drop(socialKey);
