import 'playable-rules/define.js';
