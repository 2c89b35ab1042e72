import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Makes the photographs of tests/sites/museum: `node tests/sites/make-museum-media.ts` makes them, the same each
// time.

const MUSEUM = path.join(import.meta.dirname, 'museum/media');

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** A coast: sky, a low sun, dunes and boats, each scene with numbers of its own. */
function coastScene({ width, height, seed }: Scene): string {
  const hue = 25 + ((seed * 47) % 30);
  const sea = 185 + ((seed * 31) % 30);
  const horizon = height * (0.42 + ((seed * 13) % 20) / 100);
  const boats = Array.from({ length: 1 + (seed % 3) }, (_, index) => {
    const x = width * (0.15 + ((seed * 29 + index * 37) % 70) / 100);
    const y = horizon + height * (0.08 + index * 0.06);
    const size = height * (0.09 + index * 0.03);
    return `<path d="M${x - size} ${y}h${2 * size}l${-size / 3} ${size / 2.5}h${-size * 1.3}z" fill="hsl(20 40% ${24 + index * 6}%)"/>
      <path d="M${x} ${y - size / 8}V${y - 1.6 * size}L${x + size * 0.9} ${y - size / 8}z" fill="hsl(42 60% ${88 - index * 6}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${sea} 45% 78%)"/><stop offset="1" stop-color="hsl(${hue} 80% 86%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${width * (0.2 + ((seed * 17) % 60) / 100)}" cy="${horizon - height * 0.12}" r="${height * 0.07}" fill="hsl(38 90% 70%)"/>
    <rect y="${horizon}" width="100%" height="100%" fill="hsl(${sea} 38% 45%)"/>
    ${boats.join('\n    ')}
    <path d="M0 ${height * 0.86}q${width / 4}-${height * 0.12} ${width / 2} 0t${width / 2} 0V${height}H0z" fill="hsl(${hue} 45% 66%)"/>
    <path d="M0 ${height * 0.95}q${width / 3}-${height * 0.1} ${width} 0V${height}H0z" fill="hsl(${hue} 40% 56%)"/>
  </svg>`;
}

/** Somebody whose face is not seen, for words that nobody in particular said. */
function portraitScene(seed: number): string {
  const hue = (seed * 71) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
    <rect width="100%" height="100%" fill="hsl(${hue} 28% 80%)"/>
    <path d="M40 320q10-120 120-120t120 120z" fill="hsl(${hue} 30% 32%)"/>
    <circle cx="160" cy="130" r="64" fill="hsl(${hue} 30% 38%)"/>
  </svg>`;
}

async function photograph(svg: string, file: string): Promise<void> {
  const target = path.join(MUSEUM, file);
  mkdirSync(path.dirname(target), { recursive: true });
  await sharp(Buffer.from(svg)).jpeg({ quality: 62, mozjpeg: true }).toFile(target);
}

/** Width and height of each photograph: some lie, some stand. */
const PHOTOGRAPHS = [
  ...[
    [1500, 1000],
    [1500, 1000],
    [1000, 1400],
    [1500, 1000],
  ],
  ...[
    [1600, 900],
    [1500, 1000],
    [1200, 1200],
    [1500, 1000],
    [1000, 1400],
  ],
] as const;

for (const [index, [width = 0, height = 0]] of PHOTOGRAPHS.entries()) {
  const scene = coastScene({ width, height, seed: index + 1 });
  await photograph(scene, `photographs/coast-${index + 1}.jpg`);
}
await photograph(coastScene({ width: 1920, height: 1080, seed: 12 }), 'welcome.jpg');
for (const seed of [1, 2, 3]) await photograph(portraitScene(seed), `voices/visitor-${seed}.jpg`);
