import { guideEntries } from '../../components/guide/guideEntries.ts';
import { languagePaths } from '../../i18n/routing.ts';

export const getStaticPaths = languagePaths;

export const GET = async ({ params }: { params: { lang?: string | undefined } }) =>
  Response.json(await guideEntries(params.lang === 'vi' ? 'vi' : 'en'));
