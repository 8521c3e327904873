import script from '../components/route/ride.ts?script';

/** Script of the routes page, loaded with the first touch. */
export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
