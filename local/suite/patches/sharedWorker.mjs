// Tells a shared process which function a request is for. Loaded into the emulators' Node processes.
// Reason: firebase-tools announces a function by a message, which may arrive after the request.
// Here the request carries the name (sharedWorkers.ts).
// Upstream: https://github.com/firebase/firebase-tools/blob/master/src/emulator/functionsEmulatorRuntime.ts
// Delete this file when sharedWorkers.ts goes.
import { Server } from 'node:http';

const { emit } = Server.prototype;

if (process.env.FUNCTION_DEBUG_MODE) {
  Server.prototype.emit = function told(event, ...values) {
    const [{ headers } = {}] = values;
    const functionTarget = event === 'request' && headers['x-function'];
    if (!functionTarget) return Reflect.apply(emit, this, [event, ...values]);
    process.emit('message', JSON.stringify({ functionTarget, functionSignature: headers['x-signature'] }));
    // The runtime handles its messages in promises: let them finish before the request.
    setImmediate(() => Reflect.apply(emit, this, [event, ...values]));
    return true;
  };
}
