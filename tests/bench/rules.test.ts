import { expect, it } from 'vitest';

/*
 * Measures rule evaluations per second: the same requests as a visitor and as the project's owner, who
 * bypasses the rules.
 */
const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const project = process.env.GCLOUD_PROJECT ?? 'demo-vongxe';
const base = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
const requests = 2_000;
const atOnce = 16;
const owner = { Authorization: 'Bearer owner' };

const perSecond = async (headers: Record<string, string>, path: string, wanted: number[]) => {
  const ask = async () => {
    const answer = await fetch(`${base}/${path}`, { headers });
    await answer.arrayBuffer();
    expect(wanted).toContain(answer.status);
  };
  for (let warm = 0; warm < 100; warm += 1) await ask();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let n = 0; n < requests / atOnce; n += 1) await ask();
    }),
  );
  return Math.round((requests / (performance.now() - start)) * 1_000);
};

it('decisions of the rules a second', async () => {
  const table = [
    { asked: 'a bike, as a visitor', path: 'slugs/nothing-here', headers: {}, wanted: [403, 404] },
    { asked: 'somebody’s inquiry, as a visitor', path: 'inquiries/nothing', headers: {}, wanted: [403] },
    {
      asked: 'a phone number, as a visitor',
      path: 'motorcycles/x/contact/phone',
      headers: {},
      wanted: [403],
    },
    {
      asked: 'the same, with no rule asked',
      path: 'motorcycles/x/contact/phone',
      headers: owner,
      wanted: [404],
    },
  ];
  const rows: { asked: string; 'a second': number }[] = [];
  for (const { asked, path, headers, wanted } of table)
    rows.push({ asked, 'a second': await perSecond(headers, path, wanted) });
  console.table(rows);
});
