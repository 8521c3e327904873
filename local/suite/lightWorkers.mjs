// Loaded into every Node process of the emulators (NODE_OPTIONS). Functions run in processes of their own, which ask
// one file of firebase-tools for two small things. That file would load half of firebase-tools, which is one of the two
// seconds of processor time until the function starts.
import Module from 'node:module';

const { require: load } = Module.prototype;
const shared = /firebase-tools[\\/]lib[\\/]emulator[\\/]functionsEmulatorShared\.js$/;
const events = /firebase-tools[\\/]lib[\\/]functions[\\/]events[\\/]v2\.js$/;
/** Half of firebase-tools again, for the names of two events that nothing of this site listens to: each is its own. */
const ailogic = new Proxy({}, { get: (_, name) => name });

/** Loads what this one file asks for when something of it is used for the first time. */
Module.prototype.require = function later(id) {
  if (id.endsWith('/services/ailogic') && events.test(this.filename)) return ailogic;
  if (!id.startsWith('.') || !shared.test(this.filename)) return load.call(this, id);
  let loaded;
  return new Proxy(
    {},
    {
      get: (_, name) => {
        loaded ??= load.call(this, id);
        return loaded[name];
      },
    },
  );
};
