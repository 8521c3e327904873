import { buildAll } from '../build/buildAll.ts';
import { secondsSince } from '../seconds.ts';

export async function run(args: string[]): Promise<void> {
  const start = Date.now();
  const { siteBuilt } = await buildAll({ ifStale: args.includes('--if-stale') });
  console.log(`${siteBuilt ? 'Built' : 'Nothing had changed'} (${secondsSince(start)}).`);
}
