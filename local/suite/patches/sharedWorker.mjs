// Tells a shared process which function a request is for. All Node processes of the emulators load this file
// (NODE_OPTIONS).
// Reason: firebase-tools sends the name in a separate message, which may arrive after the request. With
// sharedWorkers.ts the request contains the name, and this file emits the message.
// Upstream: https://github.com/firebase/firebase-tools/blob/master/src/emulator/functionsEmulatorRuntime.ts
// Delete this file when sharedWorkers.ts is deleted.
import { Server } from 'node:http';

const { emit } = Server.prototype;

if (process.env.FUNCTION_DEBUG_MODE) {
  Server.prototype.emit = function told(event, ...values) {
    const [{ headers } = {}] = values;
    const functionTarget = event === 'request' && headers['x-function'];
    if (!functionTarget) return Reflect.apply(emit, this, [event, ...values]);
    process.emit('message', JSON.stringify({ functionTarget, functionSignature: headers['x-signature'] }));
    // The runtime handles the message in promises. They must finish before the request is handled.
    setImmediate(() => Reflect.apply(emit, this, [event, ...values]));
    return true;
  };
}
