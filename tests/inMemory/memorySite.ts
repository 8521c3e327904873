import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Site } from '../../functions/src/platform/site.ts';
import { memoryFiles } from '../faults/memoryFiles.ts';
import { keepInMemory } from './adminFirestore.ts';

export type { Site };

keepInMemory();
const projectId = 'demo-memory';
initializeApp({ projectId, storageBucket: projectId });
const firestore = getFirestore();

/** Renders a page as short text: addresses and prices of its bikes, and all its data. */
const rough = (address: string, locals: object): string => {
  const data = JSON.stringify(locals);
  const all = (pattern: RegExp) => [...data.matchAll(pattern)].map(([, match = '']) => match);
  const language = address.startsWith('/vi') ? '/vi' : '';
  const links = all(/"slug":"([^"]+)"/g).map((slug) => `<a href="${language}/motorcycle/${slug}"></a>`);
  const prices = all(/"price":(\d+)/g).map((price) => Number(price).toLocaleString('vi-VN'));
  const bikes = 'cards' in locals ? all(/"id":"([^"]+)"/g).map((id) => `<i data-bike="${id}"></i>`) : [];
  const seen = [...bikes, ...links, ...prices, `<pre>${data}</pre>`].join(' ');
  return bikes.length > 0 ? seen : `<!doctype html><title>${address}</title>${seen}`;
};

const site: Site = {
  documents: firestore,
  files: memoryFiles(Date.now),
  render: async (address, locals) => ({ status: 200, html: rough(address, locals) }),
  build: () => 'memory',
  headers: () => ({ 'X-Frame-Options': 'DENY' }),
  guides: async (language) => {
    const path = language === 'vi' ? '/vi/buying-guide' : '/buying-guide';
    return ['', '#legal-1', '#scams'].map((anchor) => ({
      page: 'Buying guide',
      title: `Section ${anchor}`,
      path: path + anchor,
      text: `Text of ${path}${anchor}`,
    }));
  },
};

// Mock of functions/src/platform/site.ts.
export const connect = (): void => undefined;
export const documents = (): Firestore => firestore;
export const theSite = (): Site => site;
