import { writeFileSync } from 'node:fs';
import { printSurviving, SURVIVING } from './print-surviving.ts';

writeFileSync(SURVIVING, printSurviving());
