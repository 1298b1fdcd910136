/** A page in which every embed is valid: twelve of them, beside what only looks like one. */
export const GOOD_HTML = `<!doctype html>
<title>Good</title>
<playable-game game="elfenwizards" players="3" seed="1" class="wide" id="a" readonly aria-label="x"></playable-game>
<playable-game></playable-game>
<playable-phases for="a"></playable-phases>
<playable-lesson rule="EW-5.11" step="1"><p>children</p></playable-lesson>
<playable-lesson>
  <script type="application/json">
    { "title": "Mine", "start": { "players": 3, "seed": 1 }, "steps": [{ "say": "Look.", "show": ["H"] }] }
  </script>
</playable-lesson>
<template><playable-rulebook rule="EW-5.1" level="3" for="a"></playable-rulebook></template>
<playable-game fit="width" site="https://a.example/"></playable-game><playable-lesson fit="screen"></playable-lesson>
<playable-studio game="elfengold" load="click" save="off" lang="fr" site="https://a.example/"></playable-studio>
<div data-playable="game" data-players="4" data-seed="2" data-mw="x" lang="fr">text</div>
<iframe src="https://a.example/e/elfenwizards/lesson/?v=1&amp;lesson=competition&amp;step=2" title="x"></iframe>
<a href="../e/elfenwizards/rulebook/?v=1#?secret=abc">rules</a> <a href="/e/other/">no embed</a>
<pre>&lt;playable-game game="chess"&gt;</pre>
<!-- <playable-game game="chess"></playable-game> -->
<script>const text = '<playable-game game="chess">';</script>
`;
