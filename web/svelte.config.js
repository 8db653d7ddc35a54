import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The components by their short names. */
const named = new Map();

/**
 * Returns the class that the styles of a component share. It is short, because it is repeated in
 * every script and style.
 */
function shortName({ hash, filename }) {
  const name = `_${hash(filename).slice(0, 4)}`;
  const other = named.get(name);
  if (other !== undefined && other !== filename)
    throw new Error(`${filename} and ${other} have the same class: use more letters`);
  named.set(name, filename);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: shortName },
};
