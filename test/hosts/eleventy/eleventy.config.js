import playableRules from 'playable-rules/hosts/eleventy.js';

export default (config) => {
  config.addPlugin(playableRules);
};
