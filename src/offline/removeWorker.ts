import type { Scope } from './scope.ts';

/** Takes the place of a worker that has to go: it forgets everything that was kept, and itself. */
declare const self: Scope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const key of await caches.keys()) if (key.startsWith('vongxe-')) await caches.delete(key);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
