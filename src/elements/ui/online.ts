import type { ReactiveControllerHost } from 'lit';

/** Calls `act` whenever the browser is online again, as long as the element is in the page. */
export const onOnline = (host: Pick<ReactiveControllerHost, 'addController'>, act: () => void): void =>
  host.addController({
    hostConnected: () => addEventListener('online', act),
    hostDisconnected: () => removeEventListener('online', act),
  });
