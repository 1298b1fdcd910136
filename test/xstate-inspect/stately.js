// A page with the receiver of @statelyai/inspect.
import { createBrowserReceiver } from '@statelyai/inspect';

const heard = [];
createBrowserReceiver().subscribe((message) => heard.push(message));
Object.assign(globalThis, { receiver: { heard } });
