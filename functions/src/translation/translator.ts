import type { v3 } from '@google-cloud/translate';
import type { Language } from '../listings/translation.plan.ts';

type Client = v3.TranslationServiceClient;
type Options = NonNullable<ConstructorParameters<typeof v3.TranslationServiceClient>[0]>;

/** Asks for the translation of HTML. @throws where there is no answer, or none that can be read */
export type Translator = (text: { html: string; from: Language; to: Language }) => Promise<string>;

/** Milliseconds that an answer may take. */
export const patience = 30_000;

/** Codes of answers that will be the same tomorrow: the request is wrong, the service is off, or we may not ask it. */
const final = new Set([3, 5, 7, 9, 12, 16]);
/** Is it of no use to ask again? */
export const isFinal = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && final.has(Number(failure.code));

/**
 * Google Cloud Translation of a project, by its own client, which is loaded with the first text: it is larger than
 * everything else that a function loads.
 * @param options of the client, for another address of the service
 * @param wait milliseconds after which an answer is given up
 */
export const openTranslator = (
  project: string,
  options: Options = {},
  wait: number = patience,
): Translator => {
  let opened: Promise<Client> | undefined;
  const open = () => {
    opened ??= import('@google-cloud/translate').then(
      // One question at a time needs no stream: HTTP starts faster than gRPC.
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
