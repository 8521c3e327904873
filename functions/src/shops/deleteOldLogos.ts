import { day } from '../../../src/domain/time/time.ts';
import { removeAll } from '../platform/removeAll.ts';
import type { LogoStore } from './changeLogo.ts';
import { logoPath } from './logoPaths.plan.ts';
import { shopIn } from './readShop.ts';

/** Deletes files that no shop names, a day after they were written. @returns how many */
export const deleteOldLogos = async ({ documents, files }: LogoStore, now: number): Promise<number> => {
  const shops = await documents.collection('shops').get();
  const named = new Set(
    shops.docs.flatMap((snapshot) => {
      const logo = shopIn(snapshot)?.logo;
      return logo ? [logoPath(logo)] : [];
    }),
  );
  let deleted = 0;
  for await (const page of files.pages('logos/')) {
    const old = page.filter(({ path, created }) => !named.has(path) && created < now - day);
    await removeAll(
      files,
      old.map(({ path }) => path),
    );
    deleted += old.length;
  }
  return deleted;
};
