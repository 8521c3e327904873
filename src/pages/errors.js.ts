import script from '../shell/errors.ts?script';

/** The script that reports failures, loaded with the first one on a page. */
export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
