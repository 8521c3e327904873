// `firebase emulators:start` loads this as a codebase of firebase.json. No command of package.json does (readFirebaseConfig).
console.error(
  'Stop this with Ctrl-C and run `npm start`: it builds the site, starts these emulators with their settings, and brings demo data.',
);
