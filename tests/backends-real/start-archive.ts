import { seedArchive } from './seed-archive.ts';
import { type Directus, startDirectus } from './start-directus.ts';

/** Starts the Directus that `tests/sites/archive` reads, with all that it shows. */
export async function startArchive(): Promise<Directus> {
  const directus = await startDirectus();
  try {
    await seedArchive(directus);
    return directus;
  } catch (error) {
    await directus.stop();
    throw error;
  }
}
