/** The worker that lays out charts: a large chart takes seconds, which would block the page. */
import { layout } from './inspector/layout.js';
import { wordsIn, type LayoutReply, type LayoutRequest } from './inspector/layout-request.js';
import { serve, type WorkerScope } from './workers/worker-client.js';

serve(self as unknown as WorkerScope<LayoutRequest, LayoutReply>, (request) => ({
  id: request.id,
  diagram: layout(request.graph, { words: wordsIn(request) }),
}));
