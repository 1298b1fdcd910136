import '../src/main.js';
