export { removeStaleManifests } from './compile-gallery.ts';
export { GALLERY } from './gallery-states.ts';
export { createGallery, type Gallery } from './serve-gallery.ts';
