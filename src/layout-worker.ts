/** The worker that lays out charts: a large chart takes seconds, which would block the page. */
import { layout } from './inspector/layout.js';
import { wordsIn, type LayoutReply, type LayoutRequest } from './inspector/layout-request.js';
import { serve } from './workers/worker-client.js';

serve<LayoutRequest, LayoutReply>(self, (request) => ({
  id: request.id,
  diagram: layout(request.graph, { words: wordsIn(request) }),
}));
