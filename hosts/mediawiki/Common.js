/* global document, mw */
// For MediaWiki:Common.js or a gadget: what authors wrote as <div data-playable="game"> becomes a board. An old browser
// without modules leaves the words and the link in it as they are.
(function () {
  // Where the package's folder dist lies: put it at /playable-rules/ of the wiki, or edit this line.
  var folder = mw.config.get('wgScriptPath') + '/playable-rules/';
  var script;

  mw.hook('wikipage.content').add(function ($content) {
    if (script || !$content.find('[data-playable]').length) return;
    script = document.createElement('script');
    script.type = 'module';
    script.src = folder + 'cdn/loader.js';
    document.head.appendChild(script);
  });
})();
