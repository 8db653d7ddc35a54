import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  {
    ignores: [
      'dist',
      'node_modules',
      '.cache',
      'e2e-results',
      'src/engine/types',
      'src/engine/wasm',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
      // This code never changes a set or map in place; it replaces it by a new one.
      'svelte/prefer-svelte-reactivity': 'off',
      'max-lines': ['error', { max: 400, skipComments: false }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Types of components are checked by svelte-check. The linter sees them as `any`.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((name) => [
        `@typescript-eslint/no-unsafe-${name}`,
        'off',
      ]),
    ),
  },
  {
    // All tests must use `./test`, which watches the requests of the app.
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', importNames: ['test', 'expect'] }] },
      ],
    },
  },
  {
    files: ['*.js', '*.mjs', 'public/*.js', 'webkit/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { project: null },
    },
  },
);
