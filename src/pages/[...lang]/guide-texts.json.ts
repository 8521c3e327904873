import { guideTexts } from '../../components/guide/guideEntries.ts';
import { languagePaths } from '../../i18n/routing.ts';

export const getStaticPaths = languagePaths;

export const GET = async ({ params }: { params: { lang?: string | undefined } }) =>
  Response.json(await guideTexts(params.lang === 'vi' ? 'vi' : 'en'));
