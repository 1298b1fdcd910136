import 'playable-rules/loader.js';
import DefaultTheme from 'vitepress/theme';

export default DefaultTheme;
