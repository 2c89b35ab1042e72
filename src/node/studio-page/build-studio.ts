import { build } from 'vite';
import { STUDIO_CONFIG } from './studio-config.ts';

// Builds the studio's page in a process of its own: the development server's environment says of React that
// it is developed, and the page would take twice as long for everything.
await build(STUDIO_CONFIG);
