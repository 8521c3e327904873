// Loaded into every Node process of the emulators (NODE_OPTIONS). Where processes of functions are shared
// (sharedWorkers.ts), a request names the function that is to answer it, and firebase-tools' runtime is told so in the way
// that it knows: by a message of its parent. A message that was sent beside the request could come after it.
import { Server } from 'node:http';

const { emit } = Server.prototype;

if (process.env.FUNCTION_DEBUG_MODE) {
  Server.prototype.emit = function told(event, ...values) {
    const [{ headers } = {}] = values;
    const functionTarget = event === 'request' && headers['x-function'];
    if (!functionTarget) return Reflect.apply(emit, this, [event, ...values]);
    process.emit('message', JSON.stringify({ functionTarget, functionSignature: headers['x-signature'] }));
    // The runtime reads its messages in promises.
    setImmediate(() => Reflect.apply(emit, this, [event, ...values]));
    return true;
  };
}
