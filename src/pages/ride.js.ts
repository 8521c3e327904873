import script from '../components/route/ride.ts?script';

export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
