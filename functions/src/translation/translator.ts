import type { v3 } from '@google-cloud/translate';
import type { Language } from '../listings/translation.plan.ts';

type Client = v3.TranslationServiceClient;
type Options = NonNullable<ConstructorParameters<typeof v3.TranslationServiceClient>[0]>;

/** Translates HTML. @throws if there is no usable result */
export type Translator = (text: { html: string; from: Language; to: Language }) => Promise<string>;

export const timeoutMs = 30_000;

/** Codes of errors that a retry cannot fix: invalid request, disabled service, no permission. */
const final = new Set([3, 5, 7, 9, 12, 16]);
export const isFinal = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && final.has(Number(failure.code));

/**
 * Opens Google Cloud Translation. Loads its large client with the first text.
 * @param wait timeout in milliseconds
 */
export const openTranslator = (
  project: string,
  options: Options = {},
  wait: number = timeoutMs,
): Translator => {
  let opened: Promise<Client> | undefined;
  const open = () => {
    opened ??= import('@google-cloud/translate').then(
      // HTTP clients start faster than gRPC clients.
      ({ v3: { TranslationServiceClient } }) =>
        new TranslationServiceClient({ projectId: project, fallback: true, ...options }),
    );
    return opened;
  };
  return async ({ html, from, to }) => {
    const client = await open();
    const request = {
      parent: `projects/${project}/locations/global`,
      contents: [html],
      mimeType: 'text/html',
      sourceLanguageCode: from,
      targetLanguageCode: to,
    };
    const [answer] = await client.translateText(request, { timeout: wait, maxRetries: 0 });
    return answer.translations?.[0]?.translatedText ?? '';
  };
};
