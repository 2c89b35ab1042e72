import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

// Makes the photographs of tests/sites/research-group: JPEGs as cameras write them, with the words of a
// camera in them, some of them turned as it was held. `node tests/sites/make-photographs.ts` makes them.

const SITE = path.join(import.meta.dirname, 'research-group');
const WIDTH = 960;
const HEIGHT = 640;
/** How EXIF says that the camera was upright, or turned to the right. */
const UPRIGHT = 1;
const TURNED = 6;

/** A shore: sky, sun, sea and a mast, each scene with numbers of its own. */
function shoreScene(seed: number): string {
  const hue = 190 + ((seed * 37) % 50);
  const horizon = 300 + ((seed * 53) % 120);
  const mast = 150 + ((seed * 211) % 650);
  const sun = 100 + ((seed * 307) % 750);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="hsl(${hue} 55% 82%)"/>
    <circle cx="${sun}" cy="${horizon - 120}" r="48" fill="hsl(42 90% 72%)"/>
    <rect y="${horizon}" width="100%" height="100%" fill="hsl(${hue} 45% 42%)"/>
    <path d="M0 ${HEIGHT - 90}q240-60 480 0t480 0v90H0z" fill="hsl(45 40% 70%)"/>
    <path d="M${mast} ${horizon - 190}v${HEIGHT - horizon + 110}m-40-260h80m-60 60h40" stroke="#22333b" stroke-width="9"/>
  </svg>`;
}

/** Somebody in front of a wall, as simple as a sign. */
function personScene(seed: number): string {
  const hue = (seed * 67) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${HEIGHT}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="hsl(${hue} 30% 86%)"/>
    <path d="M90 640q20-220 230-220t230 220z" fill="hsl(${(hue + 160) % 360} 35% 38%)"/>
    <ellipse cx="320" cy="270" rx="112" ry="138" fill="hsl(28 ${30 + seed * 4}% ${82 - seed * 5}%)"/>
    <path d="M200 250q10-150 120-150t120 150q-60-70-120-70t-120 70z" fill="hsl(${20 + seed * 3} 35% ${20 + seed * 4}%)"/>
  </svg>`;
}

async function photograph(svg: string, file: string, orientation: number): Promise<void> {
  const target = path.join(SITE, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const upright: Sharp = sharp(Buffer.from(svg));
  const held = orientation === TURNED ? upright.rotate(-90) : upright;
  await held
    .jpeg({ quality: 70 })
    .withExif({ IFD0: { Make: 'Example Camera', Artist: 'Arbeitsgruppe' } })
    .withMetadata({ orientation })
    .toFile(target);
}

for (let person = 1; person <= 8; person += 1) {
  const orientation = person % 3 === 0 ? TURNED : UPRIGHT;
  await photograph(personScene(person), `content/personen/foto-${person}.jpg`, orientation);
}
for (let item = 1; item <= 7; item += 1) {
  const orientation = item % 2 === 0 ? TURNED : UPRIGHT;
  await photograph(shoreScene(item), `media/meldungen/bild-${item}.jpg`, orientation);
}
