/** Makes the scripts smaller than the bundler alone does. */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Shortens the script of the look, which is copied as it is. */
export const shortLook = (): Plugin => ({
  name: 'short-look',
  apply: 'build',
  writeBundle({ dir }) {
    const file = `${dir}/look.js`;
    writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code);
  },
});

/** The modules of Svelte, the names of its switches, and its lists of imported names. */
const SVELTE = /svelte\/src\/internal\/.*\.js$/;
const SWITCH = /^(?:hydrating|\w+_mode_flag)$/;
const IMPORT = /import \{([^}]*)\} from/g;

/**
 * Makes the switches of Svelte constants. Svelte expects its bundler to find out by itself that an
 * app without pages drawn by a server never sets them, and to remove the code that they guard. This
 * bundler removes such code only after it has decided what the scripts contain. So each module gets
 * a constant of its own instead of the imported switch, and is minified before it is bundled.
 */
export const fixedSwitches = (): Plugin => ({
  name: 'fixed-switches',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: SVELTE },
    handler(code, id) {
      const switches = new Set<string>();
      const fixed = code
        .replaceAll(/^export let (hydrating|\w+_mode_flag) = false/gm, 'export const $1 = false')
        .replaceAll(/^\t(?:hydrating|\w+_mode_flag) = (?:value|true|false);$/gm, '')
        .replaceAll(IMPORT, (_, list: string) => {
          const names = list.split(',').map((name) => name.trim());
          names.filter((name) => SWITCH.test(name)).forEach((name) => switches.add(name));
          return `import {${names.filter((name) => !switches.has(name)).join(',')}} from`;
        });
      const constants = [...switches].map((name) => `const ${name} = false;`).join('');
      return switches.size === 0
        ? fixed
        : minifySync(id, constants + fixed, { module: true, mangle: false }).code;
    },
  },
});

/** Minifies every script again. The first pass leaves code that only it has made unused. */
export const minifiedAgain = (): Plugin => ({
  name: 'minified-again',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const one of Object.values(bundle))
        if (one.type === 'chunk')
          one.code = minifySync(one.fileName, one.code, { module: true }).code;
    },
  },
});
