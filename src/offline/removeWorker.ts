import type { Scope } from './scope.ts';

/** Replacement for a worker that must be removed: deletes its caches and unregisters itself. */
declare const self: Scope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const key of await caches.keys()) if (key.startsWith('vongxe-')) await caches.delete(key);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
