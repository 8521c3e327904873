import script from '../components/route/ride.ts?script';

/** The script of the routes page, fetched with the first touch. */
export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
